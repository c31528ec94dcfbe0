import type { BaseballDistribution } from './distribution.ts';
import { normalise, pinGrid, type ScoreGrid } from './score-law.ts';

/** Runs 0…39 for each side, extra innings included. */
const BASEBALL_GRID_SIZE = 40;

/**
 * By how much the extra innings are won. The home side stops as soon as it leads, so nearly always by one run (a home run
 * with men on base gives more); the visitors bat a whole half-inning.
 */
const HOME_EXTRA_MARGINS = [0.86, 0.08, 0.04, 0.02] as const;
const AWAY_EXTRA_MARGINS = [0.56, 0.22, 0.12, 0.1] as const;

/**
 * The home side does not bat once it leads in the last inning, so it wins by exactly one run more often than two independent
 * scores would have it: 32 % of its wins in 2012-18, against 28 %.
 */
const HOME_ONE_RUN_FACTOR = 1.2;

/** Joint law of the final runs: independent negative binomials over nine innings, level scores resolved by extra innings. */
export function baseballGrid(
  distribution: BaseballDistribution,
  size: number = BASEBALL_GRID_SIZE,
): ScoreGrid {
  const home = negativeBinomialMasses(distribution.home.mean, distribution.home.size, size);
  const away = negativeBinomialMasses(distribution.away.mean, distribution.away.size, size);
  const mass = new Float64Array(size * size);
  for (let h = 0; h < size; h++) {
    for (let a = 0; a < size; a++) {
      if (h !== a) mass[h * size + a] = (home[h] ?? 0) * (away[a] ?? 0);
    }
  }
  for (let k = 0; k < size - HOME_EXTRA_MARGINS.length; k++) {
    const level = (home[k] ?? 0) * (away[k] ?? 0);
    HOME_EXTRA_MARGINS.forEach((share, i) => {
      const index = (k + i + 1) * size + k;
      mass[index] = (mass[index] ?? 0) + level * distribution.extraHome * share;
    });
    AWAY_EXTRA_MARGINS.forEach((share, i) => {
      const index = k * size + k + i + 1;
      mass[index] = (mass[index] ?? 0) + level * (1 - distribution.extraHome) * share;
    });
  }
  for (let k = 0; k + 1 < size; k++) {
    const index = (k + 1) * size + k;
    mass[index] = HOME_ONE_RUN_FACTOR * (mass[index] ?? 0);
  }
  normalise(mass);
  const grid = { size, mass };
  return distribution.pinned ? pinGrid(grid, distribution.pinned) : grid;
}

/** Negative binomial with the given mean and size (variance = mean + mean²/size), by recursion from 0. */
function negativeBinomialMasses(mean: number, shape: number, size: number): Float64Array {
  const masses = new Float64Array(size);
  const odds = mean / (shape + mean);
  let mass = (shape / (shape + mean)) ** shape;
  for (let k = 0; k < size; k++) {
    masses[k] = mass;
    mass *= (odds * (k + shape)) / (k + 1);
  }
  return masses;
}
