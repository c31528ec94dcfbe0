import { endpoint } from '#api/endpoint.ts';
import { listLines } from '#domain/money/statement/list-bank-lines.ts';
import { pageMetaOf } from '../page-meta.ts';
import { bankLinesContract } from './bank-lines.contract.ts';
import { brandOf } from './brand-of.ts';

export const GET = endpoint(bankLinesContract, async ({ query }, { services, operator }) => {
  const { page, per_page: perPage, state, q: search } = query;
  const brand = brandOf(operator, query.brand);
  const { items, total } = await listLines(services, { brand, state, search, page, perPage });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
