import type { Transaction } from '#db/client.ts';
import { lockPlan, type PlanRow, updatePlan } from '#db/queries/plan.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import { type Difference, differenceOf } from '#domain/foundation/audit/difference-of.ts';
import { AppError } from '#platform/app-error.ts';

type PlanChange = {
  readonly brand: string;
  readonly planId: number;
  /** The version that was seen by the person who asked for the change. */
  readonly version: number;
  readonly changes: Partial<Pick<PlanRow, 'names' | 'rank' | 'onSale'>>;
};

/**
 * Changes a plan's names, rank or sale; answers what differs, for the log. Orders and periods that exist keep what they were made
 * with.
 */
export async function changePlan(tx: Transaction, change: PlanChange): Promise<Difference> {
  const row = await lockPlan(tx, { id: change.planId, brand: change.brand });
  if (row === null) throw new AppError('not_found', 'no such plan of this brand');
  const subject = { subjectKind: 'plan', subjectId: String(change.planId) };
  await assertCurrent(tx, { ...subject, seen: change.version, actual: row.version });
  const { names, ...rest } = change.changes;
  const set = { ...rest, ...(names === undefined ? {} : { names: { ...row.names, ...names } }) };
  await updatePlan(tx, row.id, { ...set, version: row.version + 1 });
  const picture = (plan: PlanRow) => ({ names: plan.names, rank: plan.rank, on_sale: plan.onSale });
  return differenceOf(picture(row), picture({ ...row, ...set }));
}
