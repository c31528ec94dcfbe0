import { endpoint } from '#api/endpoint.ts';
import { listTransfers } from '#domain/money/order/list-transfers.ts';
import { WAITING_STATUSES } from '#terms/orders.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { transfersContract } from './transfers.contract.ts';

const STATES = {
  reported: ['reported', 'partial', 'error'],
  all: WAITING_STATUSES,
  only_reported: ['reported'],
  partial: ['partial'],
  error: ['error'],
  unpaid: ['unpaid'],
} as const;

export const GET = endpoint(transfersContract, async ({ query }, { services, operator, locale }) => {
  const { page, per_page: perPage, state, q: search } = query;
  const brand = brandOf(operator, query.brand);
  const withUnreported = state === 'reported';
  const asked = { brand, locale, states: STATES[state], withUnreported, search, page, perPage };
  const { items, total } = await listTransfers(services, asked);
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
