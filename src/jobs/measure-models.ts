import { queueMeasurements } from '#domain/model-room/ask-training.ts';
import { FORECAST_SPORTS } from '#domain/record/engine.ts';
import type { JobContext } from './job-context.ts';

export async function measureModels({ services, engine }: JobContext): Promise<unknown> {
  return queueMeasurements(services, { source: engine.source, sports: FORECAST_SPORTS });
}
