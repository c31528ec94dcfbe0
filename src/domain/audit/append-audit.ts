import type { Transaction } from '#db/client.ts';
import { type AuditRow, insertAudit, listAuditAfter, lockAuditHead } from '#db/queries/audit.ts';
import type { Services } from '#domain/services.ts';
import { canonicalJson, sha256 } from '#platform/hash.ts';

/** What the first row of the chain names as its forerunner. */
export const AUDIT_ROOT = '0'.repeat(64);

export type AuditEntry = Pick<
  AuditRow,
  'at' | 'actorKind' | 'actorId' | 'action' | 'subjectKind' | 'subjectId' | 'detail'
> & { readonly brand?: string | null };

/**
 * Adds a row to the chained log, in the transaction of the act that it tells of: both are there or neither is. Writers queue
 * up until the transaction before them ends, so call it last. `detail` must hold no secret.
 */
export async function appendAudit(tx: Transaction, entry: AuditEntry): Promise<AuditRow> {
  const head = await lockAuditHead(tx);
  const row = { ...entry, brand: entry.brand ?? null, seq: (head?.seq ?? 0) + 1 };
  const previousHash = head?.hash ?? AUDIT_ROOT;
  const whole = { ...row, previousHash, hash: auditHash({ ...row, previousHash }) };
  await insertAudit(tx, whole);
  return whole;
}

/** SHA-256 of a row's canonical JSON without its own hash. */
export function auditHash({
  hash: _own,
  ...row
}: Omit<AuditRow, 'hash'> & { readonly hash?: string }): string {
  return sha256(canonicalJson(row));
}

const ROWS_A_STEP = 1000;

/** The position of the first row that does not follow from the one before it; null where the whole chain holds. */
export async function findAuditBreak(services: Services): Promise<number | null> {
  let previous = { seq: 0, hash: AUDIT_ROOT };
  for (;;) {
    const rows = await listAuditAfter(services.db, previous.seq, ROWS_A_STEP);
    for (const row of rows) {
      const follows = row.seq === previous.seq + 1 && row.previousHash === previous.hash;
      if (!follows || auditHash(row) !== row.hash) return previous.seq + 1;
      previous = row;
    }
    if (rows.length < ROWS_A_STEP) return null;
  }
}
