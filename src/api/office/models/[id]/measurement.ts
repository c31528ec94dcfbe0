import { askMeasurement } from '#domain/model-room/ask-training.ts';
import { trainingView } from '#domain/model-room/show-registry.ts';
import { brandOf } from '../../brand-of.ts';
import { officeEndpoint } from '../../office-endpoint.ts';
import { measurementContract } from './measurement.contract.ts';

export const POST = officeEndpoint(measurementContract, async ({ params, query }, { services, operator }) => {
  brandOf(operator, query.brand);
  return { data: trainingView(await askMeasurement(services, { modelId: params.id, operator })) };
});
