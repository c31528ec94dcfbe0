import { listTransfers } from '#domain/order/list-transfers.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { transfersContract } from './transfers.contract.ts';

export const GET = officeEndpoint(transfersContract, async ({ query }, { services, operator, locale }) => {
  const { page, per_page: perPage, state } = query;
  const brand = brandOf(operator, query.brand);
  const { items, total } = await listTransfers(services, { brand, locale, state, page, perPage });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
