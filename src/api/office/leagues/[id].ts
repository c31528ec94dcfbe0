import { endpoint } from '#api/endpoint.ts';
import { changeLeague } from '#domain/operations/league/edit-league.ts';
import { changeLeagueContract } from './[id].contract.ts';

export const POST = endpoint(changeLeagueContract, async ({ params, body }, { services, operator }) => {
  const { version, reason, ...league } = body;
  const row = await changeLeague(services, { ...params, version, league, reason, operator });
  return { data: { id: row.id, covered: row.covered, version: row.version } };
});
