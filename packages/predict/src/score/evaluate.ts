import { logit, PROBABILITY_FLOOR, sigmoid } from '../numeric/logit.ts';
import type { Outcome } from '../surface/forecast.ts';
import { type BootstrapOptions, bootstrapInterval } from './bootstrap.ts';
import { logLoss, probabilityOf, type Result, type ScoredPair } from './score.ts';

/** How much of the way from the base rate to the closing price a model goes: (base − ours)/(base − close) on log-loss. */
export function informationShare(base: number, ours: number, close: number): number {
  return (base - ours) / (base - close);
}

/**
 * How much of the way from opening to closing price a forecast goes ahead: R² = 1 − Σ(ours − close)²/Σ(open − close)² on the
 * log-odds of home against away. 0 is a forecaster who repeats the opening price, below 0 one who disturbs it.
 */
export function lineMoveExplained(
  games: readonly { readonly ours: Outcome; readonly open: Outcome; readonly close: Outcome }[],
): number {
  const supremacy = ({ home, away }: Outcome) =>
    Math.log(Math.max(home, PROBABILITY_FLOOR) / Math.max(away, PROBABILITY_FLOOR));
  let left = 0;
  let moved = 0;
  for (const { ours, open, close } of games) {
    left += (supremacy(ours) - supremacy(close)) ** 2;
    moved += (supremacy(open) - supremacy(close)) ** 2;
  }
  return 1 - left / moved;
}

export type PairedDifference = {
  readonly n: number;
  /** Mean log-loss of the first minus the second: negative where the first is better. */
  readonly mean: number;
  readonly standardError: number;
  readonly t: number;
};

/** Compares two forecasters game by game. */
export function pairedDifference(
  games: readonly { readonly first: Outcome; readonly second: Outcome; readonly result: Result }[],
): PairedDifference {
  const gaps = games.map(({ first, second, result }) => logLoss(first, result) - logLoss(second, result));
  const n = gaps.length;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / n;
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / Math.max(1, n - 1);
  const standardError = Math.sqrt(variance / n);
  return { n, mean, standardError, t: standardError > 0 ? mean / standardError : 0 };
}

/**
 * Slope and intercept of the logistic regression of "it happened" on the forecast's log-odds, by Newton's method: a slope
 * below 1 means forecasts too far from even.
 */
export function calibrationSlope(points: readonly { readonly p: number; readonly happened: boolean }[]): {
  readonly slope: number;
  readonly intercept: number;
} {
  let slope = 1;
  let intercept = 0;
  for (let step = 0; step < 25; step++) {
    let g0 = 0;
    let g1 = 0;
    let h00 = 1e-9;
    let h01 = 0;
    let h11 = 1e-9;
    for (const { p, happened } of points) {
      const x = logit(p);
      const q = sigmoid(intercept + slope * x);
      const error = (happened ? 1 : 0) - q;
      const weight = q * (1 - q);
      g0 += error;
      g1 += error * x;
      h00 += weight;
      h01 += weight * x;
      h11 += weight * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    if (!(determinant > 1e-12)) break;
    const moveIntercept = (h11 * g0 - h01 * g1) / determinant;
    const moveSlope = (h00 * g1 - h01 * g0) / determinant;
    intercept += moveIntercept;
    slope += moveSlope;
    if (Math.abs(moveIntercept) + Math.abs(moveSlope) < 1e-10) break;
  }
  return { slope, intercept };
}

export type ReliabilityBin = {
  readonly from: number;
  readonly until: number;
  readonly n: number;
  readonly forecast: number;
  readonly frequency: number;
};

/** Mean forecast and frequency in equal bins; empty bins are left out. */
export function reliabilityBins(
  points: readonly { readonly p: number; readonly happened: boolean }[],
  bins = 10,
): readonly ReliabilityBin[] {
  const sums = Array.from({ length: bins }, () => ({ n: 0, p: 0, happened: 0 }));
  for (const { p, happened } of points) {
    const bin = sums[Math.min(bins - 1, Math.floor(p * bins))];
    if (!bin) continue;
    bin.n += 1;
    bin.p += p;
    bin.happened += happened ? 1 : 0;
  }
  return sums.flatMap((bin, i) =>
    bin.n === 0
      ? []
      : [
          {
            from: i / bins,
            until: (i + 1) / bins,
            n: bin.n,
            forecast: bin.p / bin.n,
            frequency: bin.happened / bin.n,
          },
        ],
  );
}

/** Every class of every pair as a binary event. */
export function binaryEvents(
  pairs: readonly ScoredPair[],
): readonly { readonly p: number; readonly happened: boolean }[] {
  const classes: readonly Result[] = ['home', 'draw', 'away'];
  return pairs.flatMap(({ probabilities, result }) =>
    classes
      .filter((one) => one !== 'draw' || probabilities.draw !== null)
      .map((one) => ({ p: probabilityOf(probabilities, one), happened: one === result })),
  );
}

export type PlacedBet = {
  /** Units staked, decimal odds taken, and profit per unit staked (−1 … odds − 1). */
  readonly stake: number;
  readonly odds: number;
  readonly profitPerUnit: number;
  /** Fair probability of the side at the close; null where unknown. */
  readonly closingProbability: number | null;
};

/** Odds taken times the fair closing probability, minus 1, of every bet that has one. */
function lineValues(bets: readonly PlacedBet[]): readonly number[] {
  return bets.flatMap((bet) =>
    bet.closingProbability === null ? [] : [bet.odds * bet.closingProbability - 1],
  );
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean closing-line value over the bets that have one, and the share that beat the close. */
export function closingLineValue(bets: readonly PlacedBet[]): {
  readonly n: number;
  readonly mean: number;
  readonly beat: number;
} {
  const values = lineValues(bets);
  const n = values.length;
  return { n, mean: meanOf(values), beat: values.filter((value) => value > 0).length / n };
}

/** Bootstrap interval of the mean closing-line value. */
export function closingLineInterval(bets: readonly PlacedBet[], options: BootstrapOptions) {
  return bootstrapInterval(lineValues(bets), meanOf, options);
}

/** Return on what was staked with a percentile bootstrap interval. */
export function returnOnInvestment(
  bets: readonly PlacedBet[],
  options: BootstrapOptions,
): { readonly roi: number; readonly low: number; readonly high: number } {
  const roiOf = (sample: readonly PlacedBet[]) => {
    const staked = sample.reduce((sum, bet) => sum + bet.stake, 0);
    return sample.reduce((sum, bet) => sum + bet.stake * bet.profitPerUnit, 0) / staked;
  };
  return { roi: roiOf(bets), ...bootstrapInterval(bets, roiOf, options) };
}
