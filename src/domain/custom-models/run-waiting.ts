import { runCustomModelsJob } from '#jobs/run-custom-models.job.ts';
import type { Services } from '../services.ts';
import { COUNTS_A_TURN, countKinds } from './count-kinds.ts';
import { type WorkOptions, workModels } from './work-models.ts';

/**
 * Runs the backtests that wait and counts kinds of models. What members wait for goes on at once; kinds that no form has asked for are counted
 * one a turn, so that a worker with a new site or a new day has time for everything else.
 */
export async function runWaiting(
  services: Services,
  options: WorkOptions,
): Promise<Readonly<Record<string, number>>> {
  const ended = await workModels(services, options);
  const counted = await countKinds(services, options);
  const isBusy = counted >= COUNTS_A_TURN || Object.keys(ended).length > 0;
  if (isBusy) await services.queue?.enqueue(services.db, runCustomModelsJob);
  return counted === 0 ? ended : { ...ended, counted };
}
