import { showModel } from '#domain/forecasting/models/show-registry.ts';
import { brandOf } from '../brand-of.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { modelContract } from './[id].contract.ts';

export const GET = officeEndpoint(modelContract, async ({ params, query }, { services, operator }) => {
  brandOf(operator, query.brand);
  return { data: await showModel(services, params.id) };
});
