import { workTrainings } from '#domain/forecasting/models/work-trainings.ts';
import type { JobContext } from './job-context.ts';

export async function trainModels({ services, engine }: JobContext): Promise<unknown> {
  return workTrainings(services, { source: engine.source });
}
