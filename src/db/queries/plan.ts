import type { Queryable, Transaction } from '../client.ts';
import { and, asc, desc, eq, inArray, lte } from '../drizzle.ts';
import { plan } from '../tables/plan.ts';
import { planPrice } from '../tables/plan-price.ts';

export type PlanRow = typeof plan.$inferSelect;
export type NewPlan = typeof plan.$inferInsert;

/** The plans that a brand sells, the shortest first. A brand has one a period, so there are at most five. */
export function listPlansOnSale(db: Queryable, options: { readonly brand: string }): Promise<PlanRow[]> {
  return db
    .select()
    .from(plan)
    .where(and(eq(plan.brand, options.brand), eq(plan.onSale, true)))
    .orderBy(asc(plan.rank), asc(plan.id));
}

/** One of a brand's plans, on sale or not; null where the brand has none of this number. */
export async function findPlan(
  db: Queryable,
  options: { readonly id: number; readonly brand: string },
): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(plan)
    .where(and(eq(plan.id, options.id), eq(plan.brand, options.brand)));
  return row ?? null;
}

/** The price from the office that counts at an instant for each plan that has one. */
export async function listPlanPrices(
  db: Queryable,
  options: { readonly planIds: readonly number[]; readonly at: Date },
): Promise<Map<number, number>> {
  if (options.planIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([planPrice.planId], { planId: planPrice.planId, priceMinor: planPrice.priceMinor })
    .from(planPrice)
    .where(and(inArray(planPrice.planId, [...options.planIds]), lte(planPrice.validFrom, options.at)))
    .orderBy(planPrice.planId, desc(planPrice.validFrom));
  return new Map(rows.map((row) => [row.planId, row.priceMinor]));
}

/** The periods for which a brand has a plan, on sale or not. */
export async function listPlanPeriods(
  db: Queryable,
  options: { readonly brand: string },
): Promise<PlanRow['period'][]> {
  const rows = await db.select({ period: plan.period }).from(plan).where(eq(plan.brand, options.brand));
  return rows.map((row) => row.period);
}

/** Adds plans; a period that the brand already has stays as it is. */
export async function insertPlans(db: Queryable, rows: readonly NewPlan[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(plan)
      .values([...rows])
      .onConflictDoNothing();
}

/** Adds a price that counts from a moment on; false where the plan has one from that very moment. */
export async function insertPlanPrice(db: Queryable, row: typeof planPrice.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(planPrice)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: planPrice.planId });
  return added.length > 0;
}

/** Every plan of a brand, on sale or not, the shortest first. */
export function listPlans(db: Queryable, brand: string): Promise<PlanRow[]> {
  return db.select().from(plan).where(eq(plan.brand, brand)).orderBy(asc(plan.rank), asc(plan.id));
}

/** One of a brand's plans, held until the transaction ends. */
export async function lockPlan(
  tx: Transaction,
  options: { readonly id: number; readonly brand: string },
): Promise<PlanRow | null> {
  const [row] = await tx
    .select()
    .from(plan)
    .where(and(eq(plan.id, options.id), eq(plan.brand, options.brand)))
    .for('update');
  return row ?? null;
}

export async function updatePlan(
  tx: Transaction,
  id: number,
  changes: Partial<Pick<PlanRow, 'names' | 'rank' | 'onSale'>> & { readonly version: number },
): Promise<void> {
  await tx.update(plan).set(changes).where(eq(plan.id, id));
}

/** The prices of some plans that the office has set, the newest beginning first. */
export function listPriceHistory(db: Queryable, planIds: readonly number[]) {
  return db
    .select()
    .from(planPrice)
    .where(inArray(planPrice.planId, [...planIds]))
    .orderBy(asc(planPrice.planId), desc(planPrice.validFrom));
}
