import { workModels } from '#domain/custom-models/work-models.ts';
import { desksOf } from './custom-model-desks.ts';
import type { JobContext } from './job-context.ts';

export async function runCustomModels(context: JobContext): Promise<unknown> {
  return workModels(context.services, { source: context.engine.source, desks: desksOf(context) });
}
