import { endpoint } from '#api/endpoint.ts';
import { brandOf } from '#api/office/brand-of.ts';
import { cancelTraining } from '#domain/forecasting/models/ask-training.ts';
import { trainingView } from '#domain/forecasting/models/show-registry.ts';
import { cancelTrainingContract } from './cancel.contract.ts';

export const POST = endpoint(cancelTrainingContract, async ({ params, query }, { services, operator }) => {
  brandOf(operator, query.brand);
  return { data: trainingView(await cancelTraining(services, { id: params.id, operator })) };
});
