import { endpoint } from '#api/endpoint.ts';
import { showFunnel } from '#domain/operations/sales/show-funnel.ts';
import { brandOf } from '../brand-of.ts';
import { funnelContract } from './funnel.contract.ts';

export const GET = endpoint(funnelContract, async ({ query }, { services, operator }) => {
  const { brand, language = null, from, to } = query;
  return { data: await showFunnel(services, { brand: brandOf(operator, brand), language, from, to }) };
});
