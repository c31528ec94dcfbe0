import { endpoint } from '#api/endpoint.ts';
import { changeModelState } from '#domain/forecasting/models/change-state.ts';
import { showModel } from '#domain/forecasting/models/show-registry.ts';
import { brandOf } from '../../brand-of.ts';
import { modelStateContract } from './state.contract.ts';

export const POST = endpoint(modelStateContract, async ({ params, query, body }, { services, operator }) => {
  brandOf(operator, query.brand);
  const { state, version, reason: note } = body;
  await changeModelState(services, { modelId: params.id, state, version, note, operator });
  return { data: await showModel(services, params.id) };
});
