import { expect, it } from 'vitest';
import { addRow } from '../learners/normal-equations.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import { SOCCER_MODULE } from '../soccer/soccer-module.ts';
import { createEngineState } from './engine-state.ts';
import { solveWhenDue } from './teach.ts';

it('gives columns that a known price holds already no weight where the price is known, and their weight elsewhere', () => {
  const state = createEngineState(SOCCER_MODULE);
  const { columns } = SOCCER_MODULE;
  const inPrice = columns.findIndex(({ isInPrice }) => isInPrice);
  const other = columns.findIndex(({ isInPrice }) => !isInPrice);
  const random = seededRandom(3);
  for (let game = 0; game < 800; game++) {
    const row = Float64Array.from(columns, () => 2 * random() - 1);
    const target = 4 * (row[inPrice] ?? 0) + 4 * (row[other] ?? 0);
    addRow(state.past, row.subarray(0, state.past.columns), [target, target, 0, target, target, 0]);
    addRow(state.priced, row, [target, target, 0]);
  }
  solveWhenDue(SOCCER_MODULE, state);
  const weightOf = (tier: 'A' | 'B' | 'C', column: number) => state.weights?.[tier][column * 3] ?? Number.NaN;
  expect(weightOf('A', inPrice)).toBeGreaterThan(0.1);
  expect(weightOf('B', inPrice)).toBeGreaterThan(0.1);
  expect(Math.abs(weightOf('C', inPrice))).toBeLessThan(1e-9);
  expect(weightOf('C', other)).toBeGreaterThan(0.1);
});
