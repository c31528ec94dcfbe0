import { listOrders } from '#domain/money/order/list-orders.ts';
import { endpoint } from '../endpoint.ts';
import { pageMetaOf } from '../page-meta.ts';
import { paymentRecordsContract } from './records.contract.ts';

export const GET = endpoint(paymentRecordsContract, async ({ query }, { services, member, locale }) => {
  const { page, per_page: perPage, status, payment_status: paymentStatus, from, to } = query;
  const { items, total } = await listOrders(services, {
    member,
    locale,
    page,
    perPage,
    status,
    paymentStatus,
    from: from === undefined ? undefined : new Date(from),
    until: to === undefined ? undefined : new Date(to),
  });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
