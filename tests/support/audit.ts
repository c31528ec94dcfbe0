import { verifyAudit } from '#domain/picks/proof/verify-audit.ts';
import type { Services } from '#domain/services.ts';

/** The position of the first row that does not follow from the one before it; null where the whole chain holds. */
export async function findAuditBreak(services: Services): Promise<number | null> {
  return (await verifyAudit(services)).broken_at;
}
