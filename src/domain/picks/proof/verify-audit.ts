import { listAuditAfter } from '#db/queries/audit.ts';
import { listCloses } from '#db/queries/proof.ts';
import { AUDIT_ROOT, auditHash } from '#domain/foundation/audit/audit-hash.ts';
import type { Services } from '#domain/services.ts';
import { isCloseUnchanged } from './is-close-unchanged.ts';

type AuditVerification = {
  /** Whether every row follows from the one before it, and every head that was published is one of them. */
  readonly holds: boolean;
  /** How many rows follow from the one before them, from the first on. */
  readonly rows: number;
  /** The position of the first row that does not; null where the whole chain holds. */
  readonly broken_at: number | null;
  /**
   * The first closed day whose published head is no row of the log, or lies before the head of an earlier day, or whose close was
   * changed: the end of the log, or all of it, was replaced. Null where every head is found, or where the chain itself is broken.
   */
  readonly lost_head: { readonly day: string; readonly hash: string } | null;
  /** The hash of the last row that holds: anyone who keeps it can tell later that nothing before it was changed. */
  readonly head: { readonly seq: number; readonly hash: string };
  /** How far the newest published head reaches: rows up to `seq` cannot be changed unseen. Null where none was published. */
  readonly covered: { readonly day: string; readonly seq: number } | null;
  /** Rows after it, which no published head covers yet. */
  readonly uncovered: number;
  readonly checked_at: string;
};

const ROWS_A_STEP = 1000;

/**
 * Computes every hash of the chained log again, in steps, so that its length needs no memory, and looks for every head that a
 * closed day has published: a log whose end was cut off, or that was written again from its first row, follows from itself but
 * holds none of them.
 */
export async function verifyAudit({ db, clock }: Services): Promise<AuditVerification> {
  const closes = await listCloses(db);
  const placeOf = new Map(closes.flatMap(({ auditHead }) => (auditHead === null ? [] : [[auditHead, 0]])));
  let head = { seq: 0, hash: AUDIT_ROOT };
  const answer = (brokenAt: number | null): AuditVerification => {
    const { lost, covered } = followHeads(closes, placeOf);
    const lostHead = brokenAt === null ? lost : null;
    return {
      holds: brokenAt === null && lostHead === null,
      rows: head.seq,
      broken_at: brokenAt,
      lost_head: lostHead,
      head,
      covered,
      uncovered: head.seq - (covered?.seq ?? 0),
      checked_at: clock.now().toISOString(),
    };
  };
  for (;;) {
    const rows = await listAuditAfter(db, head.seq, ROWS_A_STEP);
    for (const row of rows) {
      const follows = row.seq === head.seq + 1 && row.previousHash === head.hash;
      if (!follows || auditHash(row) !== row.hash) return answer(head.seq + 1);
      head = { seq: row.seq, hash: row.hash };
      if (placeOf.has(row.hash)) placeOf.set(row.hash, row.seq);
    }
    if (rows.length < ROWS_A_STEP) return answer(null);
  }
}

type Close = Awaited<ReturnType<typeof listCloses>>[number];

/** Follows the heads of closed days through the log, in which they can only move forward. */
function followHeads(
  closes: readonly Close[],
  placeOf: ReadonlyMap<string, number>,
): {
  readonly lost: AuditVerification['lost_head'];
  readonly covered: AuditVerification['covered'];
} {
  let covered: AuditVerification['covered'] = null;
  let lost: AuditVerification['lost_head'] = null;
  for (const close of closes) {
    const { day, auditHead } = close;
    const seq = auditHead === null ? 0 : (placeOf.get(auditHead) ?? 0);
    const isThere = auditHead === null ? covered === null : seq > 0 && seq >= (covered?.seq ?? 0);
    if (isThere && isCloseUnchanged(close)) {
      if (auditHead !== null) covered = { day, seq };
    } else {
      lost ??= { day, hash: auditHead ?? AUDIT_ROOT };
    }
  }
  return { lost, covered };
}
