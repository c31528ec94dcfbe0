import { retrainModel } from '#domain/picks/backfill/retrain-model.ts';
import { SPORTS } from '#terms/sports.ts';
import type { JobContext } from './job-context.ts';

/** One sport after the other, so that the memory of a second model is needed only once. */
export async function retrainModels({ services, engine }: JobContext): Promise<unknown> {
  const reasons: Record<string, string> = {};
  for (const sport of SPORTS) {
    reasons[sport] = (await retrainModel(services, { engine, sport }))?.reason ?? 'busy';
  }
  return reasons;
}
