import { expect, it } from 'vitest';
import { seededRandom } from '../numeric/seeded-random.ts';
import { factorise } from './cholesky.ts';

const LARGEST = 13;

/** A positive definite matrix of the largest size; those of other sizes are its first rows and columns. */
const random = seededRandom(5);
const rows = Array.from({ length: 40 }, () => Array.from({ length: LARGEST }, () => random() - 0.5));
const entry = (i: number, j: number) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0);

function factorOf(size: number): readonly (readonly number[])[] {
  const lower = new Float64Array(size * size);
  for (let i = 0; i < size; i++) for (let j = 0; j <= i; j++) lower[i * size + j] = entry(i, j);
  factorise(lower, size);
  return Array.from({ length: size }, (_, i) => [...lower.subarray(i * size, i * size + i + 1)]);
}

it('gives each smaller matrix the first rows of the factor of the largest, to the last bit', () => {
  const largest = factorOf(LARGEST);
  for (let size = 1; size < LARGEST; size++) expect(factorOf(size)).toEqual(largest.slice(0, size));
});

it('multiplied with itself gives the matrix', () => {
  const factor = factorOf(LARGEST);
  for (const [i, left] of factor.entries())
    for (let j = 0; j <= i; j++)
      expect(left.reduce((sum, value, k) => sum + value * (factor[j]?.[k] ?? 0), 0)).toBeCloseTo(
        entry(i, j),
        12,
      );
});
