import { normalCdf } from '../numeric/normal.ts';

const STEP = 0.01;
const REACH = 9;
/** Two-sided 95 % quantile of the standard normal distribution. */
const Z95 = 1.959963984540054;

const known = new Map<number, number>();

/**
 * The mean of the largest of `trials` independent standard normal values, E = ∫ x·N·φ(x)·Φ(x)^(N−1) dx, by the trapezoidal rule
 * (error below 1e-9). It is what the best of N attempts without skill reaches by luck, in standard errors: 0 for one attempt,
 * 1.54 for 10, 2.25 for 50. Bailey & López de Prado (2014, "The Deflated Sharpe Ratio", J. Portfolio Management 40(5))
 * approximate the same integral. Throws a RangeError for less than one trial.
 */
export function expectedBest(trials: number): number {
  if (!Number.isInteger(trials) || trials < 1) throw new RangeError(`${trials} is no number of trials`);
  if (trials === 1) return 0;
  const found = known.get(trials);
  if (found !== undefined) return found;
  let sum = 0;
  for (let x = -REACH; x <= REACH; x += STEP) {
    const density = Math.exp(-(x * x) / 2) / Math.sqrt(2 * Math.PI);
    sum += x * trials * density * normalCdf(x) ** (trials - 1) * STEP;
  }
  known.set(trials, sum);
  return sum;
}

export type Deflated = {
  /** The return minus what luck would show. */
  readonly value: number;
  readonly interval: readonly [low: number, high: number];
  readonly trials: number;
  /** What the best of so many models without skill shows on average over these bets. */
  readonly luck: number;
  readonly n: number;
};

/**
 * A return with the luck of choosing taken out (docs/product/custom-models.md). Without skill a bet at decimal odds o wins with probability 1/o, so one
 * unit on it earns 0 with variance o − 1; over n bets the return's standard error is s = √Σ(o − 1)/n, and the best of N such
 * returns is E(N)·s on average. The deflated return is ROI − E(N)·s. Its interval reaches from 1.96 s below that to 1.96 s above
 * the plain return: whatever the attempts have in common, it holds the truth at least as often as an interval of 95 %.
 * `bets` are those that were won or lost, at a stake of one unit; null without any.
 */
export function deflateReturn(
  bets: readonly { readonly odds: number; readonly profit: number }[],
  trials: number,
): Deflated | null {
  const n = bets.length;
  if (n === 0) return null;
  let profit = 0;
  let variance = 0;
  for (const bet of bets) {
    profit += bet.profit;
    variance += Math.max(0, bet.odds - 1);
  }
  return deflate({ n, profit, variance }, trials);
}

/** As `deflateReturn`, from sums: of the profit, and of odds − 1. */
export function deflate(
  { n, profit, variance }: { readonly n: number; readonly profit: number; readonly variance: number },
  trials: number,
): Deflated | null {
  if (n === 0) return null;
  const roi = profit / n;
  const error = Math.sqrt(variance) / n;
  const luck = expectedBest(trials) * error;
  const value = roi - luck;
  return { value, interval: [value - Z95 * error, roi + Z95 * error], trials, luck, n };
}
