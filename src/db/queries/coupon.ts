import type { Queryable, Transaction } from '../client.ts';
import { and, asc, count, desc, eq, gt, ilike, inArray, isNull, lte, ne, or, sql } from '../drizzle.ts';
import { coupon } from '../tables/coupon.ts';
import { couponUse } from '../tables/coupon-use.ts';
import { likeAnywhere } from './like-anywhere.ts';

export type CouponRow = typeof coupon.$inferSelect;

/** So many coupons that are shown to everybody are looked at; an operator has one or two. */
const MAX_PUBLIC_COUPONS = 100;

/** A brand's coupon by its stored code, whatever its state; null where the brand has none of this code. */
export async function findCoupon(
  db: Queryable,
  options: { readonly brand: string; readonly code: string },
): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupon)
    .where(and(eq(coupon.brand, options.brand), eq(coupon.code, options.code)));
  return row ?? null;
}

/** The coupons that a brand shows to everybody now and that have uses left, those that run longest first. */
export async function listPublicCoupons(
  db: Queryable,
  options: { readonly brand: string; readonly now: Date },
): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupon)
    .where(
      and(
        eq(coupon.brand, options.brand),
        eq(coupon.isPublic, true),
        eq(coupon.status, 'active'),
        lte(coupon.fromAt, options.now),
        or(isNull(coupon.untilAt), gt(coupon.untilAt, options.now)),
        sql`${coupon.reserved} + ${coupon.redeemed} < ${coupon.maxRedemptions}`,
      ),
    )
    .orderBy(sql`${coupon.untilAt} desc nulls first`, asc(coupon.code))
    .limit(MAX_PUBLIC_COUPONS);
}

export async function insertCoupon(db: Queryable, row: typeof coupon.$inferInsert): Promise<void> {
  await db.insert(coupon).values(row);
}

/** How often a member holds or has used a coupon; what was given back does not count. */
export async function countCouponUses(
  db: Queryable,
  options: { readonly couponId: string; readonly accountId: number },
): Promise<number> {
  const uses = await listCouponUses(db, { couponIds: [options.couponId], accountId: options.accountId });
  return uses.get(options.couponId) ?? 0;
}

/** The same of several coupons at once, by the coupon's id. */
export async function listCouponUses(
  db: Queryable,
  options: { readonly couponIds: readonly string[]; readonly accountId: number },
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: couponUse.couponId, uses: count() })
    .from(couponUse)
    .where(
      and(
        inArray(couponUse.couponId, [...options.couponIds]),
        eq(couponUse.accountId, options.accountId),
        ne(couponUse.state, 'released'),
      ),
    )
    .groupBy(couponUse.couponId);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** Takes one of the coupon's uses, if one is left. One statement, so that of a hundred racing members only as many get it. */
export async function reserveCoupon(tx: Transaction, couponId: string): Promise<boolean> {
  const taken = await tx
    .update(coupon)
    .set({ reserved: sql`${coupon.reserved} + 1` })
    .where(
      and(
        eq(coupon.id, couponId),
        eq(coupon.status, 'active'),
        sql`${coupon.reserved} + ${coupon.redeemed} < ${coupon.maxRedemptions}`,
      ),
    )
    .returning({ id: coupon.id });
  return taken.length > 0;
}

export async function insertCouponUse(
  tx: Transaction,
  options: {
    readonly couponId: string;
    readonly orderId: string;
    readonly accountId: number;
    readonly now: Date;
  },
): Promise<void> {
  await tx.insert(couponUse).values({
    couponId: options.couponId,
    orderId: options.orderId,
    accountId: options.accountId,
    state: 'reserved',
    changedAt: options.now,
  });
}

/** The use of a coupon by an order, held until the transaction ends; null where the order has none. */
export async function lockCouponUse(tx: Transaction, orderId: string) {
  const [row] = await tx
    .select()
    .from(couponUse)
    .where(eq(couponUse.orderId, orderId))
    .orderBy(desc(couponUse.changedAt))
    .for('update');
  return row ?? null;
}

/** Moves an order's use of its coupon from one state to another, and the coupon's counters with it. */
export async function moveCouponUse(
  tx: Transaction,
  options: {
    readonly couponId: string;
    readonly orderId: string;
    readonly from: 'reserved' | 'redeemed' | 'released';
    readonly to: 'redeemed' | 'released';
    readonly now: Date;
  },
): Promise<void> {
  const change = (state: 'reserved' | 'redeemed') =>
    (options.to === state ? 1 : 0) - (options.from === state ? 1 : 0);
  await tx
    .update(couponUse)
    .set({ state: options.to, changedAt: options.now })
    .where(and(eq(couponUse.couponId, options.couponId), eq(couponUse.orderId, options.orderId)));
  await tx
    .update(coupon)
    .set({
      reserved: sql`${coupon.reserved} + ${change('reserved')}`,
      redeemed: sql`${coupon.redeemed} + ${change('redeemed')}`,
    })
    .where(eq(coupon.id, options.couponId));
}

/** A page of a brand's coupons, the newest first. */
export async function listCoupons(
  db: Queryable,
  options: {
    readonly brand: string;
    readonly status: CouponRow['status'] | null;
    /** A part of the code. */
    readonly search: string;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ rows: CouponRow[]; total: number }> {
  const where = and(
    eq(coupon.brand, options.brand),
    options.status === null ? undefined : eq(coupon.status, options.status),
    options.search === '' ? undefined : ilike(coupon.code, likeAnywhere(options.search)),
  );
  const rows = await db
    .select()
    .from(coupon)
    .where(where)
    .orderBy(desc(coupon.createdAt), asc(coupon.id))
    .limit(options.limit)
    .offset(options.offset);
  const [all] = await db.select({ total: count() }).from(coupon).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Adds a coupon unless the brand has one of this code, whatever its state. */
export async function insertNewCoupon(tx: Transaction, row: CouponRow): Promise<boolean> {
  const added = await tx.insert(coupon).values(row).onConflictDoNothing().returning({ id: coupon.id });
  return added.length > 0;
}

/** One coupon of a brand, held until the transaction ends. */
export async function lockCoupon(
  tx: Transaction,
  options: { readonly id: string; readonly brand: string },
): Promise<CouponRow | null> {
  const [row] = await tx
    .select()
    .from(coupon)
    .where(and(eq(coupon.id, options.id), eq(coupon.brand, options.brand)))
    .for('update');
  return row ?? null;
}

export async function updateCoupon(
  tx: Transaction,
  id: string,
  changes: Partial<Pick<CouponRow, 'status' | 'untilAt' | 'maxRedemptions' | 'isPublic'>> & {
    readonly version: number;
  },
): Promise<void> {
  await tx.update(coupon).set(changes).where(eq(coupon.id, id));
}
