import { type Roster, seasonGamesOf, standingOf } from '../roster/roster.ts';
import type { Missing } from '../surface/forecast.ts';
import type { GameInput } from '../surface/game.ts';

type Threshold = { readonly minimumGames: number; readonly unseenTeams: 'refuse' | 'prior' };

/** The requirements that a game does not meet yet, with what is there and what is needed; empty when it may be forecast. */
export function missingFor(threshold: Threshold, roster: Roster | null, game: GameInput): readonly Missing[] {
  const { minimumGames, unseenTeams } = threshold;
  if (!roster || roster.games === 0) {
    return unseenTeams === 'prior' ? [] : [{ code: 'league_games', have: 0, need: 1 }];
  }
  const missing: Missing[] = [];
  for (const side of ['home', 'away'] as const) {
    const team = game[side];
    if (unseenTeams === 'refuse' && !roster.teams.has(team)) {
      missing.push({ code: `${side}_unknown`, have: 0, need: Math.max(1, minimumGames) });
      continue;
    }
    const isNew = standingOf(roster, team, game.seasonStartYear) === 'newcomer';
    const have = isNew ? 0 : seasonGamesOf(roster, team, game.seasonStartYear);
    if (have < minimumGames) missing.push({ code: `${side}_games`, have, need: minimumGames });
  }
  return missing;
}
