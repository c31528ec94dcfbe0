import type { FeedTeam } from '../feed.ts';
import { listTeams, teamNames } from '../names/team-names.ts';
import { teamKey } from '../replay/game-key.ts';

/** The teams of some leagues whose names are known before any provider reports them. */
export function listLeagueTeams(leagues: readonly { readonly id: string }[]): readonly FeedTeam[] {
  return leagues.flatMap(({ id }) =>
    listTeams(id).map((name) => ({ key: teamKey(id, name), leagueId: id, names: teamNames(id, name) })),
  );
}
