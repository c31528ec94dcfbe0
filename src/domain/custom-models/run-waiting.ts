import { runCustomModelsJob } from '#jobs/run-custom-models.job.ts';
import type { Services } from '../services.ts';
import { countKinds } from './count-kinds.ts';
import { type WorkOptions, workModels } from './work-models.ts';

/** Runs the backtests that wait and counts kinds of models; what is left over goes on at once, and not by time. */
export async function runWaiting(
  services: Services,
  options: WorkOptions,
): Promise<Readonly<Record<string, number>>> {
  const ended = await workModels(services, options);
  const counted = await countKinds(services, options);
  const isBusy = counted > 0 || Object.keys(ended).length > 0;
  if (isBusy) await services.queue?.enqueue(services.db, runCustomModelsJob);
  return counted === 0 ? ended : { ...ended, counted };
}
