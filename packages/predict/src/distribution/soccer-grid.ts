import type { SoccerDistribution } from './distribution.ts';
import { normalise, pinGrid, type ScoreGrid } from './score-law.ts';

/** Goals 0…12 for each side; what lies beyond has a chance below 1e-4 at the highest rates seen, and is renormalised away. */
export const SOCCER_GRID_SIZE = 13;

/**
 * Joint law of the two scores: independent Poisson rates times the Dixon-Coles factor on 0-0, 1-0, 0-1 and 1-1
 * (Dixon & Coles 1997, eq. 4.2). The factor is kept at or above 0, so that no rate and no rho gives a negative mass.
 */
export function soccerGrid(distribution: SoccerDistribution, size: number = SOCCER_GRID_SIZE): ScoreGrid {
  const { lambda, mu, rho } = distribution;
  const home = poissonMasses(lambda, size);
  const away = poissonMasses(mu, size);
  const mass = new Float64Array(size * size);
  for (let h = 0; h < size; h++) {
    for (let a = 0; a < size; a++) mass[h * size + a] = (home[h] ?? 0) * (away[a] ?? 0);
  }
  const factors = lowScoreFactors(lambda, mu, rho);
  mass[0] = (mass[0] ?? 0) * factors[0];
  mass[1] = (mass[1] ?? 0) * factors[1];
  mass[size] = (mass[size] ?? 0) * factors[2];
  mass[size + 1] = (mass[size + 1] ?? 0) * factors[3];
  normalise(mass);
  const grid = { size, mass };
  return distribution.pinned ? pinGrid(grid, distribution.pinned) : grid;
}

/** Dixon-Coles factors for 0-0, 0-1, 1-0, 1-1. */
export function lowScoreFactors(
  lambda: number,
  mu: number,
  rho: number,
): readonly [number, number, number, number] {
  return [
    Math.max(0, 1 - lambda * mu * rho),
    Math.max(0, 1 + lambda * rho),
    Math.max(0, 1 + mu * rho),
    Math.max(0, 1 - rho),
  ];
}

function poissonMasses(rate: number, size: number): Float64Array {
  const masses = new Float64Array(size);
  let mass = Math.exp(-rate);
  for (let k = 0; k < size; k++) {
    masses[k] = mass;
    mass *= rate / (k + 1);
  }
  return masses;
}
