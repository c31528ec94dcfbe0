import { type Rate, rateOf } from './rate.ts';
import type { TeamGame, TeamMarkets } from './team-games.ts';

/** What a set of a team's games adds up to. */
type Tally = {
  readonly n: number;
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  /** Points, goals or runs scored and conceded in all. */
  readonly for: number;
  readonly against: number;
  readonly win_rate: Rate;
  /** Against the closing handicap; a game that lands on the line is a push and in no rate. */
  readonly cover: Rate & { readonly push: number };
  /** Over the closing total. */
  readonly over: Rate & { readonly push: number };
};

const NO_MARKETS: TeamMarkets = { handicap: null, total: null, isFavourite: null };

/** Counts a set of games. Lines are the main closing ones; a half-won quarter line counts as covered, a half-lost one not. */
export function tally(games: readonly TeamGame[], markets: ReadonlyMap<string, TeamMarkets>): Tally {
  const count = (result: TeamGame['result']) => games.filter((game) => game.result === result).length;
  const sum = (side: 'own' | 'other') => games.reduce((all, game) => all + game[side], 0);
  const win = count('win');
  const marketsOf = ({ game }: TeamGame) => markets.get(game.id) ?? NO_MARKETS;
  return {
    n: games.length,
    win,
    draw: count('draw'),
    lose: count('lose'),
    for: sum('own'),
    against: sum('other'),
    win_rate: rateOf(win, games.length),
    cover: lineRate(games.map((game) => distance(game.own - game.other, marketsOf(game).handicap))),
    over: lineRate(games.map((game) => overBy(game.own + game.other, marketsOf(game).total))),
  };
}

function distance(margin: number, handicap: number | null): number | null {
  return handicap === null ? null : margin + handicap;
}

function overBy(scored: number, total: number | null): number | null {
  return total === null ? null : scored - total;
}

function lineRate(distances: readonly (number | null)[]): Rate & { readonly push: number } {
  const known = distances.filter((distanceTo) => distanceTo !== null);
  const push = known.filter((distanceTo) => distanceTo === 0).length;
  const beaten = known.filter((distanceTo) => distanceTo > 0).length;
  return { ...rateOf(beaten, known.length - push), push };
}
