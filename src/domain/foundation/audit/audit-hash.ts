import type { AuditRow } from '#db/queries/audit.ts';
import { canonicalJson, sha256 } from '#platform/hash.ts';

/** What the first row of the chain names as its forerunner. */
export const AUDIT_ROOT = '0'.repeat(64);

/** SHA-256 of a row's canonical JSON without its own hash. */
export function auditHash({
  hash: _own,
  ...row
}: Omit<AuditRow, 'hash'> & { readonly hash?: string }): string {
  return sha256(canonicalJson(row));
}
