import { deleteModel } from '#domain/custom-models/delete-model.ts';
import { endpoint } from '../../endpoint.ts';
import { modelDeleteContract } from './[id].contract.ts';

export const DELETE = endpoint(modelDeleteContract, async ({ params }, { services, member }) => {
  await deleteModel(services, { id: params.id, member });
  return { data: {}, message: { key: 'errors.success.delete' } };
});
