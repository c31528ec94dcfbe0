import type { PlayedGame } from '../surface/game.ts';

/**
 * The ids of the games that one league has learned, by season. Only its two newest seasons are remembered: a result of an older
 * one that is reported again, or for the first time, comes too late to be learned, so what is remembered does not grow with the years.
 */
export type SeenGames = Map<number, Set<string>>;

const SEASONS_REMEMBERED = 2;

/** Whether a game was learned before, or belongs to a season that is no longer remembered. */
export function isBehind(seen: SeenGames | undefined, game: PlayedGame): boolean {
  if (seen === undefined) return false;
  if (seen.get(game.seasonStartYear)?.has(game.id)) return true;
  return seen.size >= SEASONS_REMEMBERED && game.seasonStartYear < Math.min(...seen.keys());
}

/** Notes games that are learned now, and forgets the seasons before the two newest. */
export function noteGames(leagues: Map<string, SeenGames>, games: readonly PlayedGame[]): void {
  for (const { id, leagueId, seasonStartYear } of games) {
    const seen: SeenGames = leagues.get(leagueId) ?? new Map();
    leagues.set(leagueId, seen);
    const season = seen.get(seasonStartYear) ?? new Set();
    seen.set(seasonStartYear, season.add(id));
  }
  for (const leagueId of new Set(games.map((game) => game.leagueId))) {
    const seen = leagues.get(leagueId);
    const old = [...(seen?.keys() ?? [])].sort((a, b) => b - a).slice(SEASONS_REMEMBERED);
    for (const season of old) seen?.delete(season);
  }
}
