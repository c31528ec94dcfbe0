import { endpoint } from '#api/endpoint.ts';
import { listPickReview } from '#domain/operations/result/show-pick-review.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { picksContract } from './picks.contract.ts';

export const GET = endpoint(picksContract, async ({ query }, { services, operator, locale }) => {
  brandOf(operator, query.brand);
  const { page, per_page: perPage, stage, serial } = query;
  const { items, total } = await listPickReview(services, { stage, serial, locale, page, perPage });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
