import { endpoint } from '#api/endpoint.ts';
import { showTypedPayments } from '#domain/money/order/list-typed-payments.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { typedPaymentsContract } from './typed-payments.contract.ts';

export const GET = endpoint(typedPaymentsContract, async ({ query }, { services, operator }) => {
  const { page, per_page: perPage, state, q: search } = query;
  const brand = brandOf(operator, query.brand);
  const { items, total } = await showTypedPayments(services, { brand, state, search, page, perPage });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
