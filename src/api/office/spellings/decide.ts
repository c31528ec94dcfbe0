import { endpoint } from '#api/endpoint.ts';
import { decideSpelling } from '#domain/forecasting/spelling/decide-spelling.ts';
import { decideSpellingContract } from './decide.contract.ts';

export const POST = endpoint(decideSpellingContract, async ({ body }, { services, operator }) => {
  const { source, league: leagueId, spelling, version, decision, reason } = body;
  const row = await decideSpelling(services, {
    key: { source, leagueId, spelling },
    version,
    decision,
    reason,
    by: operator,
  });
  return { data: { status: row.status, team: row.teamKey, version: row.version } };
});
