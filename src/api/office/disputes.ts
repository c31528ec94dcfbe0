import { endpoint } from '#api/endpoint.ts';
import { listDisputeQueue } from '#domain/operations/result/list-dispute-queue.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { disputesContract } from './disputes.contract.ts';

export const GET = endpoint(disputesContract, async ({ query }, { services, operator, locale }) => {
  const brand = brandOf(operator, query.brand);
  const { page, per_page: perPage, show } = query;
  const { items, total } = await listDisputeQueue(services, {
    brand,
    isOpen: show === 'open',
    locale,
    page,
    perPage,
  });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
