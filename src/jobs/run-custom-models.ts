import { runWaiting } from '#domain/custom-models/run-waiting.ts';
import { desksOf } from './custom-model-desks.ts';
import type { JobContext } from './job-context.ts';

export async function runCustomModels(context: JobContext): Promise<unknown> {
  const { services, engine } = context;
  return runWaiting(services, { source: engine.source, desks: desksOf(context) });
}
