import type { Pinned } from './distribution.ts';

/** Masses of whole numbers: `mass[i]` belongs to the value `from + i`; they add up to 1. */
export type IntegerLaw = { readonly from: number; readonly mass: Float64Array };

/** All that the markets read: the law of home minus away and the law of home plus away. */
export type ScoreLaw = { readonly margin: IntegerLaw; readonly total: IntegerLaw; readonly draws: boolean };

/** Joint masses of (home, away) score on a square grid, row = home score. */
export type ScoreGrid = { readonly size: number; readonly mass: Float64Array };

export function normalise(mass: Float64Array): Float64Array {
  let sum = 0;
  for (const value of mass) sum += value;
  for (let i = 0; i < mass.length; i++) mass[i] = (mass[i] ?? 0) / sum;
  return mass;
}

/**
 * Factors by which the home, draw and away regions must be multiplied so that they carry the pinned probabilities.
 * A region without any mass keeps its factor 0; the rest is normalised by the caller.
 */
export function regionFactors(
  pinned: Pinned,
  home: number,
  draw: number,
  away: number,
): readonly [number, number, number] {
  return [
    home > 0 ? pinned.home / home : 0,
    draw > 0 ? pinned.draw / draw : 0,
    away > 0 ? pinned.away / away : 0,
  ];
}

/** Rescales the three outcome regions of a grid, in place, to the pinned win probabilities. */
export function pinGrid(grid: ScoreGrid, pinned: Pinned): ScoreGrid {
  const { size, mass } = grid;
  const region = [0, 0, 0];
  for (let h = 0; h < size; h++) {
    for (let a = 0; a < size; a++) {
      const index = h > a ? 0 : h === a ? 1 : 2;
      region[index] = (region[index] ?? 0) + (mass[h * size + a] ?? 0);
    }
  }
  const factors = regionFactors(pinned, region[0] ?? 0, region[1] ?? 0, region[2] ?? 0);
  for (let h = 0; h < size; h++) {
    for (let a = 0; a < size; a++) {
      const factor = factors[h > a ? 0 : h === a ? 1 : 2] ?? 0;
      mass[h * size + a] = (mass[h * size + a] ?? 0) * factor;
    }
  }
  normalise(mass);
  return grid;
}

/** The laws of margin and total of a grid of scores. */
export function lawOfGrid(grid: ScoreGrid, draws: boolean): ScoreLaw {
  const { size, mass } = grid;
  const margin = new Float64Array(2 * size - 1);
  const total = new Float64Array(2 * size - 1);
  for (let h = 0; h < size; h++) {
    for (let a = 0; a < size; a++) {
      const value = mass[h * size + a] ?? 0;
      margin[h - a + size - 1] = (margin[h - a + size - 1] ?? 0) + value;
      total[h + a] = (total[h + a] ?? 0) + value;
    }
  }
  return {
    margin: { from: 1 - size, mass: normalise(margin) },
    total: { from: 0, mass: normalise(total) },
    draws,
  };
}
