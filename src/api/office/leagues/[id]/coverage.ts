import { endpoint } from '#api/endpoint.ts';
import { coverLeague } from '#domain/operations/league/edit-league.ts';
import { coverLeagueContract } from './coverage.contract.ts';

export const POST = endpoint(coverLeagueContract, async ({ params, body }, { services, operator }) => {
  const row = await coverLeague(services, { ...params, ...body, operator });
  return { data: { id: row.id, covered: row.covered, version: row.version } };
});
