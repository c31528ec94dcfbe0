import { testOddsKey } from '#domain/operations/trial/test-odds-key.ts';
import { endpoint } from '../../endpoint.ts';
import { tryOddsKeyContract } from './odds-key.contract.ts';

export const POST = endpoint(tryOddsKeyContract, async ({ body }, { services, operator }) => {
  const { leagues, ...trial } = await testOddsKey(services, { operator, provider: body.provider });
  return { data: { ...trial, leagues: leagues && { ...leagues, offered: [...leagues.offered] } } };
});
