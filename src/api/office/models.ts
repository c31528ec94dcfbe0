import { endpoint } from '#api/endpoint.ts';
import { showRegistry } from '#domain/forecasting/models/show-registry.ts';
import { brandOf } from './brand-of.ts';
import { modelsContract } from './models.contract.ts';

export const GET = endpoint(modelsContract, async ({ query }, { services, operator }) => {
  brandOf(operator, query.brand);
  return { data: await showRegistry(services) };
});
