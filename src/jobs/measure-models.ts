import { queueMeasurements } from '#domain/forecasting/models/ask-training.ts';
import { SPORTS } from '#terms/sports.ts';
import type { JobContext } from './job-context.ts';

export async function measureModels({ services, engine }: JobContext): Promise<unknown> {
  return queueMeasurements(services, { source: engine.source, sports: SPORTS });
}
