import { runWaiting } from '#domain/custom-models/run-waiting.ts';
import { leagueCachesOf } from './custom-model-caches.ts';
import type { JobContext } from './job-context.ts';

export async function runCustomModels(context: JobContext): Promise<unknown> {
  const { services, engine } = context;
  return runWaiting(services, { source: engine.source, caches: leagueCachesOf(context) });
}
