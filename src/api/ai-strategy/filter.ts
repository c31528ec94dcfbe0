import { assertNotOnBreak } from '#domain/accounts/member/require-member.ts';
import { listComing } from '#domain/picks/pick/list-coming.ts';
import { endpoint } from '../endpoint.ts';
import { pageMetaOf } from '../page-meta.ts';
import { strategyFilterContract } from './filter.contract.ts';

export const GET = endpoint(strategyFilterContract, async ({ query }, { services, locale, member }) => {
  assertNotOnBreak(member);
  const {
    page,
    per_page: perPage,
    bet_type: betType,
    tz: zone,
    as_of: asOf,
    at_home: atHome,
    ...filter
  } = query;
  const { isEntitled } = member;
  const found = await listComing(services, {
    ...filter,
    betType,
    zone,
    asOf,
    atHome,
    locale,
    isEntitled,
    page,
    perPage,
  });
  return {
    data: [...found.picks],
    meta: {
      ...pageMetaOf({ page, perPage, total: found.total }),
      as_of: found.asOf.toISOString(),
      entitled: isEntitled,
      method: query.method ?? null,
      waiting: found.waiting,
    },
  };
});
