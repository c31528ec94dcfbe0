import { verifyAudit } from '#domain/picks/proof/verify-audit.ts';
import type { Services } from '#domain/services.ts';
import { type Finding, findingOf } from './finding.ts';

/** What operators did is chained too, and every closed day has published the head of that chain. */
export async function checkAuditLog(services: Services): Promise<Finding> {
  const { holds, rows, broken_at: row, lost_head: lost } = await verifyAudit(services);
  const firstError = row === null ? (lost?.day ?? null) : `#${row}`;
  return findingOf({ n: rows, needed: 1, errors: holds ? 0 : 1, firstError });
}
