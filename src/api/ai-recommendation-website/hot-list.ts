import { listHotPicks } from '#domain/picks/pick/list-hot-picks.ts';
import { endpoint } from '../endpoint.ts';
import { hotListContract } from './hot-list.contract.ts';

export const GET = endpoint(hotListContract, async ({ query }, { services, locale, member }) => ({
  data: await listHotPicks(services, {
    locale,
    sport: query.sport,
    limit: query.limit,
    isEntitled: member?.isEntitled ?? false,
  }),
}));
