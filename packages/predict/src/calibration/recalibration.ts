import { factorise, solveFactored } from '../learners/cholesky.ts';
import type { Result } from '../score/score.ts';
import { outcomeOfLogits } from '../stack/base.ts';

/**
 * A last correction of the winner's log-odds, learned from results: own intercepts and one common slope, η' = a + (1 + s)·η. It is
 * a logistic regression (multinomial in soccer) with a normal prior around "nothing to correct", followed game by game: each
 * result is one Newton step on the log posterior, whose curvature is carried along (online Laplace; Spiegelhalter & Lauritzen
 * 1990). Plain data; `precision` is row-major.
 */
export type Recalibration = { weights: Float64Array; precision: Float64Array };

/** Prior standard deviations: an intercept of .05 is about one point of probability. */
const INTERCEPT_SD = 0.05;
const SLOPE_SD = 0.03;

export function createRecalibration(logits: number): Recalibration {
  return { weights: new Float64Array(logits + 1), precision: priorPrecision(logits) };
}

function priorPrecision(logits: number): Float64Array {
  const n = logits + 1;
  const precision = new Float64Array(n * n);
  for (let i = 0; i < n; i++) precision[i * n + i] = 1 / (i < logits ? INTERCEPT_SD : SLOPE_SD) ** 2;
  return precision;
}

/** The corrected log-odds. */
export function recalibrated(state: Recalibration, logits: readonly number[]): readonly number[] {
  const slope = 1 + (state.weights[logits.length] ?? 0);
  return logits.map((logit, k) => (state.weights[k] ?? 0) + slope * logit);
}

/** Gradient of a game's log-likelihood with respect to the weights. */
export function likelihoodGradient(
  state: Recalibration,
  logits: readonly number[],
  result: Result,
): readonly number[] {
  const { home, away } = outcomeOfLogits(recalibrated(state, logits));
  const errors = logits.map((_, k) =>
    k === 0 ? (result === 'home' ? 1 : 0) - home : (result === 'away' ? 1 : 0) - away,
  );
  return [...errors, errors.reduce((sum, error, k) => sum + error * (logits[k] ?? 0), 0)];
}

/** Learns one result: adds the game's curvature, then takes a Newton step. */
export function learnResult(state: Recalibration, logits: readonly number[], result: Result): void {
  const n = state.weights.length;
  const gradient = likelihoodGradient(state, logits, result);
  const { home, away } = outcomeOfLogits(recalibrated(state, logits));
  const p = logits.length === 1 ? [home] : [home, away];
  // Row k of the design: the unit vector of its intercept, and the log-odds for the slope.
  const design = (k: number, i: number) => (i === n - 1 ? (logits[k] ?? 0) : i === k ? 1 : 0);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      let sum = 0;
      for (let k = 0; k < p.length; k++) {
        for (let m = 0; m < p.length; m++) {
          const covariance = (k === m ? (p[k] ?? 0) : 0) - (p[k] ?? 0) * (p[m] ?? 0);
          sum += design(k, i) * covariance * design(m, j);
        }
      }
      state.precision[i * n + j] = (state.precision[i * n + j] ?? 0) + sum;
    }
  }
  const step = solve(state.precision, Float64Array.from(gradient));
  for (let i = 0; i < n; i++) state.weights[i] = (state.weights[i] ?? 0) + (step[i] ?? 0);
}

/** Lets what was learned count less against the prior; the weights move towards 0 by as much. */
export function decayRecalibration(state: Recalibration, factor: number): void {
  const n = state.weights.length;
  const prior = priorPrecision(n - 1);
  const pull = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      pull[i] = (pull[i] ?? 0) + factor * (state.precision[i * n + j] ?? 0) * (state.weights[j] ?? 0);
    }
  }
  for (let i = 0; i < n * n; i++) {
    const base = prior[i] ?? 0;
    state.precision[i] = base + factor * ((state.precision[i] ?? 0) - base);
  }
  state.weights.set(solve(state.precision, pull));
}

function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const lower = Float64Array.from(matrix);
  factorise(lower, right.length);
  return solveFactored(lower, right.length, right.length, right);
}
