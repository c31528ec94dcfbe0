import { baseballGrid } from '../distribution/baseball-grid.ts';
import type { Distribution } from '../distribution/distribution.ts';
import type { IntegerLaw, ScoreGrid, ScoreLaw } from '../distribution/score-law.ts';
import { soccerGrid } from '../distribution/soccer-grid.ts';

type Cell = { readonly margin: number; readonly total: number; readonly p: number };

/** So often margins and totals are fitted in turn; each round leaves about a tenth of the gap. */
const ROUNDS = 6;

/**
 * How margin and total go together: the distribution's own scores, fitted in turn to the margins and the totals of the law that
 * stands at the market (iterative proportional fitting). Basketball's are independent.
 */
export function jointCells(distribution: Distribution, law: ScoreLaw): readonly Cell[] {
  switch (distribution.kind) {
    case 'basketball':
      return independent(law);
    case 'soccer':
      return fitted(soccerGrid(distribution), law);
    case 'baseball':
      return fitted(baseballGrid(distribution), law);
  }
}

function independent({ margin, total }: ScoreLaw): readonly Cell[] {
  const cells: Cell[] = [];
  margin.mass.forEach((p, i) => {
    if (p < 1e-9) return;
    total.mass.forEach((q, k) => {
      if (q >= 1e-9) cells.push({ margin: margin.from + i, total: total.from + k, p: p * q });
    });
  });
  return cells;
}

function fitted({ size, mass }: ScoreGrid, law: ScoreLaw): readonly Cell[] {
  const masses = Float64Array.from(mass);
  const marginOf = (index: number) => Math.floor(index / size) - (index % size);
  const totalOf = (index: number) => Math.floor(index / size) + (index % size);
  for (let round = 0; round < ROUNDS; round++) {
    scale(masses, marginOf, law.margin, size);
    scale(masses, totalOf, law.total, size);
  }
  return [...masses].flatMap((p, index) =>
    p < 1e-12 ? [] : [{ margin: marginOf(index), total: totalOf(index), p }],
  );
}

/** Brings the sums over one quantity to what a law says of it. */
function scale(
  masses: Float64Array,
  quantityOf: (index: number) => number,
  law: IntegerLaw,
  size: number,
): void {
  const sums = new Float64Array(4 * size);
  masses.forEach((mass, index) => {
    const place = quantityOf(index) + 2 * size;
    sums[place] = (sums[place] ?? 0) + mass;
  });
  masses.forEach((mass, index) => {
    const value = quantityOf(index);
    const sum = sums[value + 2 * size] ?? 0;
    if (sum > 0) masses[index] = (mass * (law.mass[value - law.from] ?? 0)) / sum;
  });
}
