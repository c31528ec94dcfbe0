import type { Transaction } from '#db/client.ts';
import { type AuditRow, insertAudit, lockAuditHead } from '#db/queries/audit.ts';
import type { AuditAction } from '#terms/audit-actions.ts';
import { AUDIT_ROOT, auditHash } from './audit-hash.ts';

type AuditEntry = Pick<AuditRow, 'at' | 'actorKind' | 'actorId' | 'subjectKind' | 'subjectId' | 'detail'> & {
  readonly action: AuditAction;
  readonly brand?: string | null;
};

/**
 * Adds a row to the chained log, in the transaction of the action that it records: both are there or neither is. Writers queue
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
