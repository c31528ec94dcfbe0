import { type DisputeRow, insertDispute } from '#db/queries/dispute.ts';
import { findPick } from '#domain/picks/pick/find-pick.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { DISPUTE_WINDOW_MS } from './with-disputes.ts';

/**
 * A member disputes a graded result within seven days of its first grade (docs/product/picks.md). Throws not_found for a pick that was never
 * published or whose game has not begun, conflict where it is not graded yet, is out of time, or was disputed by the same member.
 */
export async function raiseDispute(
  services: Services,
  options: {
    readonly member: { readonly id: number; readonly brand: string };
    readonly pickId: string;
    readonly reason: DisputeRow['reason'];
    readonly note: string;
  },
): Promise<DisputeRow> {
  const { member, reason, note } = options;
  const now = services.clock.now();
  const { pick, opensAt, settledAt } = await findPick(services, options.pickId);
  if (pick.origin !== 'live') throw new AppError('not_found', 'the pick was never published');
  if (opensAt > now) throw new AppError('not_found', 'the game has not started');
  if (settledAt === null) {
    throw new AppError('conflict', 'not graded yet', { fields: { id: [{ key: 'dispute_not_graded' }] } });
  }
  if (now.getTime() - settledAt.getTime() > DISPUTE_WINDOW_MS) {
    throw new AppError('conflict', 'too late', { fields: { id: [{ key: 'dispute_too_late' }] } });
  }
  const row: DisputeRow = {
    id: newId(),
    brand: member.brand,
    accountId: member.id,
    pickId: pick.id,
    reason,
    note,
    raisedAt: now,
  };
  if (!(await insertDispute(services.db, row))) {
    throw new AppError('conflict', 'disputed already', { fields: { id: [{ key: 'dispute_twice' }] } });
  }
  return row;
}
