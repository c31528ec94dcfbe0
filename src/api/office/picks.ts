import { endpoint } from '#api/endpoint.ts';
import { listPickDesk } from '#domain/operations/result/show-pick-desk.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { picksContract } from './picks.contract.ts';

export const GET = endpoint(picksContract, async ({ query }, { services, operator, locale }) => {
  brandOf(operator, query.brand);
  const { page, per_page: perPage, stage, serial } = query;
  const { items, total } = await listPickDesk(services, { stage, serial, locale, page, perPage });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
