import { seasonGamesOf, standingOf } from '../roster/roster.ts';
import type { Missing } from '../surface/forecast.ts';
import type { GameFacts } from '../surface/game.ts';
import { rosterOf } from './sport-state.ts';
import type { WalkForwardState } from './walk-forward.ts';

/** The requirements that a game does not meet yet, with what is there and what is needed; empty when it may be forecast. */
export function missingFor(state: WalkForwardState, game: GameFacts): readonly Missing[] {
  const { minimumGames, unseenTeams } = state.options;
  const roster = rosterOf(state.sport, game.leagueId);
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
    const have =
      standingOf(roster, team, game.seasonStartYear) === 'newcomer'
        ? 0
        : seasonGamesOf(roster, team, game.seasonStartYear);
    if (have < minimumGames) missing.push({ code: `${side}_games`, have, need: minimumGames });
  }
  return missing;
}
