import { endpoint } from '#api/endpoint.ts';
import { listRenewals } from '#domain/operations/sales/list-renewals.ts';
import { brandOf } from '../brand-of.ts';
import { renewalsContract } from './renewals.contract.ts';

export const GET = endpoint(renewalsContract, async ({ query }, { services, operator }) => {
  const { brand, language = null, from, to } = query;
  return { data: await listRenewals(services, { brand: brandOf(operator, brand), language, from, to }) };
});
