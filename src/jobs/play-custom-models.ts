import { gradeVerdicts } from '#domain/custom-models/grade-verdicts.ts';
import { playModels } from '#domain/custom-models/play-models.ts';
import { leagueCachesOf } from './custom-model-caches.ts';
import type { JobContext } from './job-context.ts';

export async function playCustomModels(context: JobContext): Promise<unknown> {
  const { services, engine } = context;
  const played = await playModels(services, { source: engine.source, caches: leagueCachesOf(context) });
  return { ...played, ...(await gradeVerdicts(services)) };
}
