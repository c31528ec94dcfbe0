import { workTrainings } from '#domain/model-room/work-trainings.ts';
import type { JobContext } from './job-context.ts';

export async function trainModels({ services, engine }: JobContext): Promise<unknown> {
  return workTrainings(services, { source: engine.source });
}
