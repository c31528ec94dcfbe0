import type { Transaction } from '#db/client.ts';
import { addConversion, addVisitor, holdRunningExperiments } from '#db/queries/experiment.ts';
import type { Services } from '#domain/services.ts';
import type { ExperimentGoal } from '#terms/experiments.ts';
import { type Trial, testName } from './trial-cookie.ts';

type Reader = { readonly brand: string; readonly trials: readonly Trial[] };

/** Counts a browser among the visitors of the variant that it is shown. False where that test does not run any more. */
export function countVisitor(
  services: Services,
  { brand, trial }: { readonly brand: string; readonly trial: Trial },
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [running] = await holdRunningExperiments(tx, { brand, names: [trial.test] });
    if (running === undefined) return false;
    await addVisitor(tx, { experimentId: running.id, variant: trial.variant });
    return true;
  });
}

/**
 * Counts what a visitor has just done, for each running test that they are a counted visitor of, in the transaction in which they do it.
 * Only the number is raised; no row says who it was. Call it late: others who count wait until the transaction ends.
 */
export async function countConversion(
  tx: Transaction,
  { brand, trials }: Reader,
  goal: ExperimentGoal,
): Promise<void> {
  const counted = trials.filter(({ isCounted }) => isCounted);
  if (counted.length === 0) return;
  const running = await holdRunningExperiments(tx, { brand, names: counted.map(({ test }) => test) });
  for (const { id } of running) {
    const variant = counted.find(({ test }) => test === testName(id))?.variant;
    if (variant !== undefined) await addConversion(tx, { experimentId: id, variant, goal });
  }
}
