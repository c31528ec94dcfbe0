import { beginPause, endPause, listOwners, type OwnerRow } from '#db/queries/custom-model-play.ts';
import type { Services } from '#domain/services.ts';

/**
 * Models rest while their owner's plan has ended, until they have one again, and while they are on a break; those of members who never
 * had a plan go on. Each rest is kept, so that a gap in a record has its reason beside it.
 */
export async function pauseModels(
  services: Services,
  { source }: { readonly source: string },
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  for (const owner of await listOwners(db, { source, now })) {
    const wanted = pauseOf(owner, now);
    if (wanted !== null && owner.pausedAt === null) {
      await beginPause(db, { accountId: owner.accountId, brand: owner.brand, ...wanted });
    }
    if (wanted === null && owner.pausedAt !== null) await endPause(db, owner.accountId, now);
  }
}

function pauseOf(
  owner: OwnerRow,
  now: Date,
): { readonly fromAt: Date; readonly reason: 'plan_ended' | 'on_break' } | null {
  const { breakFrom, breakUntil, endedAt } = owner;
  if (breakUntil !== null && now < breakUntil && (breakFrom === null || breakFrom <= now)) {
    return { fromAt: breakFrom ?? now, reason: 'on_break' };
  }
  if (!owner.hadPlan || owner.isRunning) return null;
  return { fromAt: endedAt !== null && endedAt < now ? endedAt : now, reason: 'plan_ended' };
}
