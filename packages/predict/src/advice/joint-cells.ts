import { baseballGrid } from '../distribution/baseball-grid.ts';
import type { Distribution } from '../distribution/distribution.ts';
import type { IntegerLaw, ScoreGrid, ScoreLaw } from '../distribution/score-law.ts';
import { soccerGrid } from '../distribution/soccer-grid.ts';

type Cell = { readonly margin: number; readonly total: number; readonly p: number };

/** Gives values that end all bets alike the same number, so that they need no cells of their own. */
type Alike = { readonly margin: (value: number) => number; readonly total: (value: number) => number };

/** So often margins and totals are fitted in turn; each round leaves about a tenth of the gap. */
const ROUNDS = 6;

/**
 * How margin and total go together: the distribution's own scores, fitted in turn to the margins and the totals of the law that
 * stands at the market (iterative proportional fitting). Basketball's are independent, and what is alike there is one cell.
 */
export function jointCells(distribution: Distribution, law: ScoreLaw, alike: Alike): readonly Cell[] {
  switch (distribution.kind) {
    case 'basketball':
      return independent(law, alike);
    case 'soccer':
      return fitted(soccerGrid(distribution), law);
    case 'baseball':
      return fitted(baseballGrid(distribution), law);
  }
}

function independent(law: ScoreLaw, alike: Alike): readonly Cell[] {
  const totals = merged(law.total, alike.total);
  return merged(law.margin, alike.margin).flatMap((margin) =>
    totals.map((total) => ({ margin: margin.value, total: total.value, p: margin.p * total.p })),
  );
}

/** One value for all that are alike, with the probability of all. */
function merged({ from, mass }: IntegerLaw, numberOf: (value: number) => number) {
  const groups = new Map<number, { readonly value: number; p: number }>();
  mass.forEach((p, i) => {
    const value = from + i;
    const group = groups.get(numberOf(value));
    if (group) group.p += p;
    else groups.set(numberOf(value), { value, p });
  });
  return [...groups.values()];
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
