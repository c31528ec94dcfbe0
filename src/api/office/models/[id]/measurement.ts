import { endpoint } from '#api/endpoint.ts';
import { askMeasurement } from '#domain/forecasting/models/ask-training.ts';
import { trainingView } from '#domain/forecasting/models/show-registry.ts';
import { brandOf } from '../../brand-of.ts';
import { measurementContract } from './measurement.contract.ts';

export const POST = endpoint(measurementContract, async ({ params, query }, { services, operator }) => {
  brandOf(operator, query.brand);
  return { data: trainingView(await askMeasurement(services, { modelId: params.id, operator })) };
});
