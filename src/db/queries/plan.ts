import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { plan } from '../tables/plan.ts';

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
