import { watchModels as watch } from '#domain/forecasting/models/watch-models.ts';
import type { JobContext } from './job-context.ts';

export async function watchModels({ services, engine }: JobContext): Promise<unknown> {
  return watch(services, { source: engine.source });
}
