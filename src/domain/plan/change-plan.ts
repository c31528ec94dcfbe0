import type { Transaction } from '#db/client.ts';
import { lockPlan, type PlanRow, updatePlan } from '#db/queries/plan.ts';
import { refuseStale } from '#domain/audit/refuse-stale.ts';
import { AppError } from '#platform/app-error.ts';

export type PlanChange = {
  readonly brand: string;
  readonly planId: number;
  /** The version that was seen by whoever asked for the change. */
  readonly version: number;
  readonly changes: Partial<Pick<PlanRow, 'names' | 'rank' | 'onSale'>>;
};

/** Changes a plan's names, rank or sale. Orders and periods that exist keep what they were made with. */
export async function changePlan(tx: Transaction, of: PlanChange): Promise<void> {
  const row = await lockPlan(tx, { id: of.planId, brand: of.brand });
  if (row === null) throw new AppError('not_found', 'no such plan of this brand');
  const subject = { subjectKind: 'plan', subjectId: String(of.planId) };
  await refuseStale(tx, { ...subject, seen: of.version, actual: row.version });
  const { names, ...rest } = of.changes;
  await updatePlan(tx, row.id, {
    ...rest,
    ...(names === undefined ? {} : { names: { ...row.names, ...names } }),
    version: row.version + 1,
  });
}
