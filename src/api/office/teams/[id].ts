import { endpoint } from '#api/endpoint.ts';
import { changeTeam } from '#domain/operations/team/change-team.ts';
import { changeTeamContract } from './[id].contract.ts';

export const POST = endpoint(changeTeamContract, async ({ params, body }, { services, operator }) => {
  const { version, reason, ...team } = body;
  const row = await changeTeam(services, { ...params, version, team, reason, operator });
  return { data: { id: row.id, version: row.version } };
});
