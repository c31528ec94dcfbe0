import type { DayCloseRow } from '#db/queries/proof.ts';
import { closeHash } from './close-days.ts';

/** Whether a close still has the fields that its hash was made of. */
export function isCloseUnchanged(close: DayCloseRow): boolean {
  const body = {
    day: close.day,
    final_count: close.finalCount,
    batch_count: close.batchCount,
    head_hash: close.headHash,
    previous_close_hash: close.previousCloseHash,
    audit_head: close.auditHead,
    closed_at: close.closedAt.toISOString(),
  };
  return close.closeHash === closeHash(body);
}
