import { endpoint } from '#api/endpoint.ts';
import { showModel } from '#domain/forecasting/models/show-registry.ts';
import { brandOf } from '../brand-of.ts';
import { modelContract } from './[id].contract.ts';

export const GET = endpoint(modelContract, async ({ params, query }, { services, operator }) => {
  brandOf(operator, query.brand);
  return { data: await showModel(services, params.id) };
});
