import type { GameInput } from '../surface/game.ts';
import type { RatedGame } from './row-of.ts';

type RatedGames = {
  find(game: GameInput): RatedGame;
  /** Something was learned: what was said of any game may be another now. */
  forget(): void;
};

/** The games of the coming week, at most; each has some hundred columns. */
const MAX_RATED = 512;

/**
 * Games that were asked for since something was learned last. A game is asked for again at every move of its prices, while all else that
 * is known of it stays as it is, and to write its columns costs more than the rest of a forecast.
 */
export function createRatedGames(rate: (game: GameInput) => RatedGame): RatedGames {
  const known = new Map<string, RatedGame>();
  return {
    find(game) {
      const key = keyOf(game);
      const found = known.get(key);
      if (found) return found;
      if (known.size >= MAX_RATED) known.clear();
      const rated = rate(game);
      known.set(key, rated);
      return rated;
    },
    forget: () => known.clear(),
  };
}

/** All that a rating may read of a game: one that was moved or has another starter is another game here. */
function keyOf(game: GameInput): string {
  const when = [game.season, game.seasonStartYear, game.startAt];
  const who = [game.home, game.homeStarter, game.away, game.awayStarter];
  return JSON.stringify([game.id, game.leagueId, when, who, game.neutral, game.playoff]);
}
