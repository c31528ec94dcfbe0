import { endpoint } from '#api/endpoint.ts';
import { brandDayBounds } from '#domain/foundation/clock/brand-day.ts';
import { listOrdersForOffice } from '#domain/money/order/list-office-orders.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { officeOrdersContract } from './orders.contract.ts';

const SORTS = {
  'created_at:desc': { sort: 'created_at', direction: 'desc' },
  'created_at:asc': { sort: 'created_at', direction: 'asc' },
  'amount:desc': { sort: 'amount', direction: 'desc' },
  'amount:asc': { sort: 'amount', direction: 'asc' },
  'completed_at:desc': { sort: 'completed_at', direction: 'desc' },
  'completed_at:asc': { sort: 'completed_at', direction: 'asc' },
} as const;

export const GET = endpoint(officeOrdersContract, async ({ query }, { services, operator, locale }) => {
  const { page, per_page: perPage, q: search, status, payment_status: paymentStatus, from, to, sort } = query;
  const { items, total } = await listOrdersForOffice(services, {
    brand: brandOf(operator, query.brand),
    locale,
    search,
    status,
    paymentStatus,
    page,
    perPage,
    ...SORTS[sort],
    from: from === undefined ? undefined : brandDayBounds(from).from,
    until: to === undefined ? undefined : brandDayBounds(to).until,
  });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
