import { testLeagueKey } from '#domain/operations/trial/test-league-key.ts';
import { endpoint } from '../../endpoint.ts';
import { tryLeagueKeyContract } from './league-key.contract.ts';

export const POST = endpoint(tryLeagueKeyContract, async ({ body }, { services, operator }) => ({
  data: await testLeagueKey(services, { operator, ...body }),
}));
