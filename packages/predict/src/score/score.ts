import { PROBABILITY_FLOOR } from '../numeric/logit.ts';
import type { Outcome } from '../surface/forecast.ts';

export type Result = 'home' | 'draw' | 'away';
export type ScoredPair = { readonly probabilities: Outcome; readonly result: Result };

/** Means over all games. `brier` sums the squared errors over the classes; `ece` is averaged over the classes. */
export type Score = {
  readonly n: number;
  readonly logLoss: number;
  readonly brier: number;
  readonly rps: number;
  readonly accuracy: number;
  readonly ece: number;
};

const RESULTS: readonly Result[] = ['home', 'draw', 'away'];
const ECE_BINS = 10;

/** Scores forecasts of the winner; games without draws count two classes. An empty list has NaN scores. */
export function score(pairs: readonly ScoredPair[]): Score {
  const sums = { logLoss: 0, brier: 0, rps: 0, hits: 0 };
  for (const { probabilities, result } of pairs) {
    sums.logLoss += logLoss(probabilities, result);
    sums.brier += brier(probabilities, result);
    sums.rps += rankedProbabilityScore(probabilities, result);
    sums.hits += favourite(probabilities) === result ? 1 : 0;
  }
  const n = pairs.length;
  return {
    n,
    logLoss: sums.logLoss / n,
    brier: sums.brier / n,
    rps: sums.rps / n,
    accuracy: sums.hits / n,
    ece: expectedCalibrationError(pairs),
  };
}

function classes(outcome: Outcome): readonly Result[] {
  return outcome.draw === null ? ['home', 'away'] : RESULTS;
}

export function probabilityOf(outcome: Outcome, result: Result): number {
  return outcome[result] ?? 0;
}

export function logLoss(outcome: Outcome, result: Result): number {
  return -Math.log(Math.max(PROBABILITY_FLOOR, probabilityOf(outcome, result)));
}

function brier(outcome: Outcome, result: Result): number {
  return classes(outcome).reduce(
    (sum, one) => sum + (probabilityOf(outcome, one) - (one === result ? 1 : 0)) ** 2,
    0,
  );
}

/** Ranked probability score over the order home, draw, away (Epstein 1969), divided by classes − 1. */
function rankedProbabilityScore(outcome: Outcome, result: Result): number {
  const order = classes(outcome);
  let gap = 0;
  let sum = 0;
  for (const one of order.slice(0, -1)) {
    gap += probabilityOf(outcome, one) - (one === result ? 1 : 0);
    sum += gap * gap;
  }
  return sum / (order.length - 1);
}

function favourite(outcome: Outcome): Result {
  return classes(outcome).reduce((best, one) =>
    probabilityOf(outcome, one) > probabilityOf(outcome, best) ? one : best,
  );
}

/** Weighted mean gap between forecast and frequency in ten equal bins, averaged over the classes. */
export function expectedCalibrationError(pairs: readonly ScoredPair[]): number {
  const first = pairs[0];
  if (!first) return Number.NaN;
  const order = classes(first.probabilities);
  let total = 0;
  for (const one of order) {
    const forecast = new Float64Array(ECE_BINS);
    const happened = new Float64Array(ECE_BINS);
    for (const { probabilities, result } of pairs) {
      const p = probabilityOf(probabilities, one);
      const bin = Math.min(ECE_BINS - 1, Math.floor(p * ECE_BINS));
      forecast[bin] = (forecast[bin] ?? 0) + p;
      happened[bin] = (happened[bin] ?? 0) + (one === result ? 1 : 0);
    }
    for (let bin = 0; bin < ECE_BINS; bin++) {
      total += Math.abs((forecast[bin] ?? 0) - (happened[bin] ?? 0));
    }
  }
  return total / pairs.length / order.length;
}
