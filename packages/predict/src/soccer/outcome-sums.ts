import { lowScoreFactors, SOCCER_GRID_SIZE } from '../distribution/soccer-grid.ts';

/** Win probabilities of a Dixon-Coles grid, without building the grid. */
type OutcomeSums = { home: number; draw: number; away: number };

/**
 * Sums the three regions of the grid 0…12 in one pass over the scores instead of 169 cells; the result equals the grid's
 * to the last digits. Called some hundred thousand times in a walk-forward.
 */
export function outcomeSums(lambda: number, mu: number, rho: number): OutcomeSums {
  let home = 0;
  let draw = 0;
  let away = 0;
  let homeMass = Math.exp(-lambda);
  let awayMass = Math.exp(-mu);
  let homeBelow = 0;
  let awayBelow = 0;
  for (let k = 0; k < SOCCER_GRID_SIZE; k++) {
    home += homeMass * awayBelow;
    away += awayMass * homeBelow;
    draw += homeMass * awayMass;
    homeBelow += homeMass;
    awayBelow += awayMass;
    homeMass *= lambda / (k + 1);
    awayMass *= mu / (k + 1);
  }
  const [zero, awayOne, homeOne, ones] = lowScoreFactors(lambda, mu, rho);
  const nil = Math.exp(-lambda - mu);
  draw += nil * (zero - 1) + nil * lambda * mu * (ones - 1);
  away += nil * mu * (awayOne - 1);
  home += nil * lambda * (homeOne - 1);
  const sum = home + draw + away;
  return { home: home / sum, draw: draw / sum, away: away / sum };
}

/**
 * Probability of more goals than the line, given that the bet does not push. The Dixon-Coles factors leave the law of
 * the total at 2 and below as a whole, so the total is Poisson for lines from 2.5 on, and nearly so below.
 */
export function overProbability(total: number, line: number): number {
  const halves = Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25];
  let sum = 0;
  for (const half of halves) {
    let below = 0;
    let equal = 0;
    let mass = Math.exp(-total);
    for (let k = 0; k <= half; k++) {
      if (k === half) equal = mass;
      else below += mass;
      mass *= total / (k + 1);
    }
    sum += (1 - below - equal) / Math.max(1e-12, 1 - equal);
  }
  return sum / halves.length;
}
