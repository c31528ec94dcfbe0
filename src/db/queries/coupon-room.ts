import type { Transaction } from '../client.ts';
import { eq, sql } from '../drizzle.ts';
import { coupon } from '../tables/coupon.ts';

/**
 * Makes room for one more use of a coupon where none is left: a late transfer is honoured at the price that was promised, even
 * though the last use went to somebody else meanwhile. The limit then says what has really been given away.
 */
export async function makeRoomForUse(tx: Transaction, couponId: string): Promise<void> {
  await tx
    .update(coupon)
    .set({
      maxRedemptions: sql`greatest(${coupon.maxRedemptions}, ${coupon.reserved} + ${coupon.redeemed} + 1)`,
    })
    .where(eq(coupon.id, couponId));
}
