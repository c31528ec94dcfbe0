import { listAuditAfter } from '#db/queries/audit.ts';
import type { Services } from '#domain/services.ts';
import { AUDIT_ROOT, auditHash } from './audit-hash.ts';

export type AuditVerification = {
  readonly holds: boolean;
  /** How many rows follow from the one before them, from the first on. */
  readonly rows: number;
  /** The position of the first row that does not; null where the whole chain holds. */
  readonly broken_at: number | null;
  /** The hash of the last row that holds: whoever keeps it can tell later that nothing before it was changed. */
  readonly head: { readonly seq: number; readonly hash: string };
  readonly checked_at: string;
};

const ROWS_A_STEP = 1000;

/** Computes every hash of the chained log anew, in steps, so that its length needs no memory. */
export async function verifyAudit({ db, clock }: Services): Promise<AuditVerification> {
  let head = { seq: 0, hash: AUDIT_ROOT };
  const answer = (brokenAt: number | null): AuditVerification => ({
    holds: brokenAt === null,
    rows: head.seq,
    broken_at: brokenAt,
    head,
    checked_at: clock.now().toISOString(),
  });
  for (;;) {
    const rows = await listAuditAfter(db, head.seq, ROWS_A_STEP);
    for (const row of rows) {
      const follows = row.seq === head.seq + 1 && row.previousHash === head.hash;
      if (!follows || auditHash(row) !== row.hash) return answer(head.seq + 1);
      head = { seq: row.seq, hash: row.hash };
    }
    if (rows.length < ROWS_A_STEP) return answer(null);
  }
}
