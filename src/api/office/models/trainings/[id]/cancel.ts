import { brandOf } from '#api/office/brand-of.ts';
import { officeEndpoint } from '#api/office/office-endpoint.ts';
import { cancelTraining } from '#domain/model-room/ask-training.ts';
import { trainingView } from '#domain/model-room/show-registry.ts';
import { cancelTrainingContract } from './cancel.contract.ts';

export const POST = officeEndpoint(
  cancelTrainingContract,
  async ({ params, query }, { services, operator }) => {
    brandOf(operator, query.brand);
    return { data: trainingView(await cancelTraining(services, { id: params.id, operator })) };
  },
);
