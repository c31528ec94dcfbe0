import { countKinds } from '#domain/custom-models/count-kinds.ts';
import { workModels } from '#domain/custom-models/work-models.ts';
import { desksOf } from './custom-model-desks.ts';
import type { JobContext } from './job-context.ts';

export async function runCustomModels(context: JobContext): Promise<unknown> {
  const at = { source: context.engine.source, desks: desksOf(context) };
  const ended = await workModels(context.services, at);
  const counted = await countKinds(context.services, at);
  return { ...ended, ...(counted === 0 ? {} : { counted }) };
}
