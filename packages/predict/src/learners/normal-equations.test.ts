import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numeric/seeded-random.ts';
import { factorise, solveFactored } from './cholesky.ts';
import { addRow, createNormalEquations, decaySums, ridgeMatrix } from './normal-equations.ts';

describe('ridge by normal equations', () => {
  it('solves the hand-worked case: (XᵀX + 1)·w = Xᵀy', () => {
    const sums = createNormalEquations(2, 1);
    addRow(sums, new Float64Array([1, 0]), [2]);
    addRow(sums, new Float64Array([1, 1]), [4]);
    const matrix = ridgeMatrix(sums, 1);
    factorise(matrix, 2);
    // [[3, 1], [1, 2]]·w = [6, 4] has w = (8/5, 6/5).
    const w = solveFactored(matrix, 2, 2, new Float64Array([6, 4]));
    expect(w[0]).toBeCloseTo(1.6, 12);
    expect(w[1]).toBeCloseTo(1.2, 12);
  });

  it('sums any number of rows over block borders, and nested columns share a factor', () => {
    const random = seededRandom(11);
    const [columns, rows] = [9, 203];
    const sums = createNormalEquations(columns, 2);
    const x = Array.from({ length: rows }, () =>
      Float64Array.from({ length: columns }, () => random() - 0.5),
    );
    const y = x.map((row) => [3 * (row[0] ?? 0) - (row[8] ?? 0), row[4] ?? 0]);
    x.forEach((row, i) => {
      addRow(sums, row, y[i] ?? []);
    });
    const matrix = ridgeMatrix(sums, 1e-9);
    for (let i = 0; i < columns; i++) {
      for (let j = 0; j <= i; j++) {
        const exact = x.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), i === j ? 1e-9 : 0);
        expect(matrix[i * columns + j]).toBeCloseTo(exact, 9);
      }
    }
    factorise(matrix, columns);
    const right = Float64Array.from({ length: columns }, (_, j) => sums.cross[j * 2] ?? 0);
    const w = solveFactored(matrix, columns, columns, right);
    [3, 0, 0, 0, 0, 0, 0, 0, -1].forEach((exact, j) => {
      expect(w[j]).toBeCloseTo(exact, 6);
    });
    const nested = solveFactored(
      matrix,
      columns,
      5,
      Float64Array.from({ length: 5 }, (_, j) => sums.cross[j * 2 + 1] ?? 0),
    );
    expect(nested[4]).toBeCloseTo(1, 6);
  });

  it('lets older rows count less', () => {
    const sums = createNormalEquations(1, 1);
    addRow(sums, new Float64Array([1]), [0]);
    decaySums(sums, 0.5);
    addRow(sums, new Float64Array([1]), [1]);
    expect(ridgeMatrix(sums, 0)[0]).toBeCloseTo(1.5, 12);
    expect(sums.cross[0]).toBeCloseTo(1, 12);
  });
});
