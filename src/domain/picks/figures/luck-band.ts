/** The 95 % quantile of the standard normal distribution, two-sided. */
const Z = 1.959963984540054;

/** A pick that was won or lost. */
type LuckBet = { readonly game: string; readonly odds: number; readonly stake: number };

/**
 * The variance of what luck alone makes of some picks at their own odds: one that wins with chance 1/o and then pays o − 1 has the
 * mean 0 and the variance o − 1. A game counts once: its picks may stand and fall together, so their deviations are added before
 * they are squared.
 */
export function luckVariance(bets: readonly LuckBet[]): number {
  const games = new Map<string, number>();
  for (const { game, odds, stake } of bets) {
    games.set(game, (games.get(game) ?? 0) + stake * Math.sqrt(Math.max(0, odds - 1)));
  }
  return [...games.values()].reduce((sum, deviation) => sum + deviation ** 2, 0);
}

/** How far from zero luck alone carries a sum of this variance in 19 of 20 cases; the sum of many games is nearly normal. */
export function luckReach(variance: number): number {
  return Z * Math.sqrt(Math.max(0, variance));
}

/** Where a result lies that luck alone would leave within its reach 19 times in 20. */
export function judgeByLuck(result: number, reach: number): 'inside' | 'above' | 'below' {
  if (Math.abs(result) <= reach) return 'inside';
  return result > 0 ? 'above' : 'below';
}
