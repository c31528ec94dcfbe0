import type { Random } from '../../seeded-random.ts';

/** Size of the negative binomial: with a mean of 4.6 runs the variance is about 9.8, as in the major leagues. */
export const RUN_DISPERSION = 4.1;
const RUNS_PER_EXTRA_INNING = 0.5;

/** Gamma with the given shape ≥ 1 and scale 1, by Marsaglia and Tsang (2000). */
function drawGamma(shape: number, random: Random): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = random.normal();
    const v = (1 + c * x) ** 3;
    if (v <= 0) continue;
    if (Math.log(1 - random.next()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** Over-dispersed runs of nine innings: Poisson with a gamma-distributed mean. */
function drawRuns(mean: number, random: Random): number {
  return random.poisson((mean / RUN_DISPERSION) * drawGamma(RUN_DISPERSION, random));
}

type BaseballScore = { readonly home: number; readonly away: number; readonly extraInnings: boolean };

/** Draws a game around the two expected run counts; ties go to extra innings, which the home club wins by a walk-off. */
export function drawBaseballScore(homeMean: number, awayMean: number, random: Random): BaseballScore {
  let [home, away] = [drawRuns(homeMean, random), drawRuns(awayMean, random)];
  const extraInnings = home === away;
  while (home === away) {
    const top = random.poisson(RUNS_PER_EXTRA_INNING);
    const bottom = random.poisson(RUNS_PER_EXTRA_INNING * 1.1);
    away += top;
    // The bottom half ends with the run that decides the game; a home run now and then brings in one more.
    home += bottom > top ? top + (random.chance(0.15) ? 2 : 1) : bottom;
  }
  return { home, away, extraInnings };
}
