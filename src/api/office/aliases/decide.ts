import { endpoint } from '#api/endpoint.ts';
import { decideAlias } from '#domain/forecasting/alias/decide-alias.ts';
import { decideAliasContract } from './decide.contract.ts';

export const POST = endpoint(decideAliasContract, async ({ body }, { services, operator }) => {
  const { source, league: leagueId, alias, version, decision, reason } = body;
  const row = await decideAlias(services, {
    key: { source, leagueId, alias },
    version,
    decision,
    reason,
    by: operator,
  });
  return { data: { status: row.status, team: row.teamKey, version: row.version } };
});
