import { endpoint } from '#api/endpoint.ts';
import { searchMembers } from '#domain/accounts/member/search-members.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { membersContract } from './members.contract.ts';

export const GET = endpoint(membersContract, async ({ query }, { services, operator, locale }) => {
  const { page, per_page: perPage, q, state } = query;
  const brand = brandOf(operator, query.brand);
  const asked = { brand, locale, query: q, states: state, page, perPage };
  const { items, total } = await searchMembers(services, asked);
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
