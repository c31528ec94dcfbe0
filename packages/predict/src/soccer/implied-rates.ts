import { clamp, logit } from '../numeric/logit.ts';
import type { FairLine, FairWinner } from '../prices/market-view.ts';
import { outcomeSums, overProbability } from './outcome-sums.ts';

/** Scoring rates whose Dixon-Coles grid says what the prices say. */
export type ImpliedRates = { readonly lambda: number; readonly mu: number };

const STEPS = 6;
const NUDGE = 1e-4;
const DRAW_WEIGHT = 0.7;
const TOTAL_WEIGHT = 1.5;
/** Without a price for the total, the total is drawn weakly to a usual one. */
const USUAL_TOTAL = 2.7;
const USUAL_TOTAL_WEIGHT = 0.3;

/**
 * Gauss-Newton on T = ln(λ + μ) and r = ln(λ/μ): the log-odds of home, away and (×0.7) draw, and (×1.5) of the total,
 * are matched in least squares.
 */
export function impliedRates(winner: FairWinner, total: FairLine | null, rho: number): ImpliedRates {
  let size = Math.log(total === null ? USUAL_TOTAL : total.line + 0.2);
  let ratio = clamp(0.6 * Math.log(winner.home / winner.away), -2.4, 2.4);
  for (let step = 0; step < STEPS; step++) {
    const here = residuals(winner, total, rho, size, ratio);
    const bySize = residuals(winner, total, rho, size + NUDGE, ratio);
    const byRatio = residuals(winner, total, rho, size, ratio + NUDGE);
    let ss = 1e-9;
    let sr = 0;
    let rr = 1e-9;
    let gs = 0;
    let gr = 0;
    for (let i = 0; i < here.length; i++) {
      const value = here[i] ?? 0;
      const ds = ((bySize[i] ?? 0) - value) / NUDGE;
      const dr = ((byRatio[i] ?? 0) - value) / NUDGE;
      ss += ds * ds;
      sr += ds * dr;
      rr += dr * dr;
      gs += ds * value;
      gr += dr * value;
    }
    const determinant = ss * rr - sr * sr;
    const moveSize = clamp(-(rr * gs - sr * gr) / determinant, -0.5, 0.5);
    const moveRatio = clamp(-(ss * gr - sr * gs) / determinant, -1, 1);
    size = clamp(size + moveSize, Math.log(1.2), Math.log(6.5));
    ratio = clamp(ratio + moveRatio, -3, 3);
    if (Math.abs(moveSize) + Math.abs(moveRatio) < 1e-9) break;
  }
  const goals = Math.exp(size);
  const share = 1 / (1 + Math.exp(-ratio));
  return { lambda: goals * share, mu: goals * (1 - share) };
}

function residuals(
  winner: FairWinner,
  total: FairLine | null,
  rho: number,
  size: number,
  ratio: number,
): readonly number[] {
  const goals = Math.exp(size);
  const share = 1 / (1 + Math.exp(-ratio));
  const sums = outcomeSums(goals * share, goals * (1 - share), rho);
  const priced = total !== null && !Number.isNaN(total.first);
  return [
    logit(sums.home) - logit(winner.home),
    logit(sums.away) - logit(winner.away),
    DRAW_WEIGHT * (logit(sums.draw) - logit(winner.draw)),
    priced
      ? TOTAL_WEIGHT * (logit(overProbability(goals, total.line)) - logit(total.first))
      : USUAL_TOTAL_WEIGHT * (size - Math.log(USUAL_TOTAL)),
  ];
}
