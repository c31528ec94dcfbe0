import { insertCoupon } from '#db/queries/coupon.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';

/** A coupon that takes 500 off any plan once, from now on and for good, unless the wishes say otherwise. Answers its code. */
export async function makeCoupon(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  wishes: Partial<Parameters<typeof insertCoupon>[1]> = {},
): Promise<string> {
  const now = clock.now();
  const code = wishes.code ?? `C-${newId().slice(0, 8).toUpperCase()}`;
  await insertCoupon(db, {
    id: newId(),
    brand: 'blue',
    code,
    type: 'fixed',
    value: 500,
    planIds: [],
    fromAt: now,
    untilAt: null,
    maxRedemptions: 1,
    perMember: 1,
    firstOrderOnly: false,
    isPublic: false,
    status: 'active',
    reserved: 0,
    redeemed: 0,
    createdAt: now,
    ...wishes,
  });
  return code;
}
