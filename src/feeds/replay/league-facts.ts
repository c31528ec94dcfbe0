import { findLeague, type LeagueFacts } from '../names/leagues.ts';

/** Facts of a covered league. Throws for an unknown id: an archive names only the eight leagues. */
export function leagueFacts(leagueId: string): LeagueFacts {
  const facts = findLeague(leagueId);
  if (facts === null) throw new Error(`No such league: ${leagueId}`);
  return facts;
}
