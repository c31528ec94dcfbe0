import type { GameSums } from '#db/queries/record-games.ts';
import { wilsonInterval } from '#domain/forecasting/statistics/wilson-interval.ts';
import type { Rate, Return, Summary } from './figures.ts';

/** The 95 % quantile of the standard normal distribution, two-sided. */
const Z = 1.959963984540054;

type Decided = Pick<GameSums, 'win' | 'decided' | 'decided_squared'>;

/**
 * A win rate whose interval counts a game once. The picks of one game may stand and fall together, so the sample is as large as
 * that many games of equal size are (Kish 1965, 8.2): with one pick a game this is the interval of the picks themselves.
 */
export function rateByGame({ win, decided, decided_squared: squared }: Decided): Rate {
  const effective = squared > 0 ? decided ** 2 / squared : 0;
  const value = decided > 0 ? win / decided : null;
  return { value, k: win, n: decided, interval: wilsonInterval((value ?? 0) * effective, effective) };
}

/**
 * Profit over stake with the interval of a ratio of sums (Cochran 1977, 6.13), in which a game is one observation, however many
 * picks it has. A single game has none.
 */
export function returnByGame(
  sums: Pick<
    GameSums,
    | 'games'
    | 'decided'
    | 'profit_cents'
    | 'staked_cents'
    | 'profit_squared'
    | 'profit_staked'
    | 'staked_squared'
  >,
): Return {
  const { games, decided: n, profit_cents: profit, staked_cents: staked } = sums;
  if (staked === 0) return { value: null, n, interval: null };
  const value = profit / staked;
  if (games < 2) return { value, n, interval: null };
  const squares = sums.profit_squared - 2 * value * sums.profit_staked + value ** 2 * sums.staked_squared;
  const half = (Z * Math.sqrt((Math.max(0, squares) * games) / (games - 1))) / staked;
  return { value, n, interval: [value - half, value + half] };
}

/** The summary of a window with intervals that count a game once; `sums` are those of the same window. */
export function withGameIntervals(summary: Summary, sums: readonly GameSums[]): Summary {
  const total = sums.find(({ dimension }) => dimension === 'total');
  return total === undefined
    ? summary
    : { ...summary, win_rate: rateByGame(total), roi: returnByGame(total) };
}
