import { listLeagues } from '#domain/forecasting/sport/list-leagues.ts';
import { endpoint } from '../endpoint.ts';
import { leagueListContract } from './league.contract.ts';

export const GET = endpoint(leagueListContract, async ({ query }, { services, locale }) => ({
  data: await listLeagues(services, { locale, sport: query.sport }),
}));
