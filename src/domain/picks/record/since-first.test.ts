import { expect, it } from 'vitest';
import { sinceFirst } from './since-first.ts';

const from = (counts: readonly number[]) => sinceFirst(counts, (count) => count > 0);

it('begins a line on the day before the first on which something happened', () => {
  expect(from([0, 0, 0, 2, 0, 1])).toEqual([0, 2, 0, 1]);
  expect(from([0, 2, 0])).toEqual([0, 2, 0]);
  expect(from([2, 0, 1])).toEqual([2, 0, 1]);
});

it('leaves a line whole on which nothing has happened yet', () => {
  expect(from([0, 0, 0])).toEqual([0, 0, 0]);
  expect(from([])).toEqual([]);
});
