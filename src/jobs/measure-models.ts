import { queueMeasurements } from '#domain/forecasting/models/ask-training.ts';
import { FORECAST_SPORTS } from '#domain/picks/backfill/engine.ts';
import type { JobContext } from './job-context.ts';

export async function measureModels({ services, engine }: JobContext): Promise<unknown> {
  return queueMeasurements(services, { source: engine.source, sports: FORECAST_SPORTS });
}
