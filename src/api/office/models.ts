import { showRegistry } from '#domain/forecasting/models/show-registry.ts';
import { brandOf } from './brand-of.ts';
import { modelsContract } from './models.contract.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const GET = officeEndpoint(modelsContract, async ({ query }, { services, operator }) => {
  brandOf(operator, query.brand);
  return { data: await showRegistry(services) };
});
