import { endpoint } from '#api/endpoint.ts';
import { listRefusedPrices } from '#domain/operations/result/list-refused-prices.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { refusalsContract } from './refusals.contract.ts';

export const GET = endpoint(refusalsContract, async ({ query }, { services, operator, locale }) => {
  brandOf(operator, query.brand);
  const { page, per_page: perPage, reason } = query;
  const { items, total } = await listRefusedPrices(services, { reason, locale, page, perPage });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
