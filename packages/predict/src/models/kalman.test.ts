import { describe, expect, it } from 'vitest';
import { addState, createKalman, drift, expectedOf, observe, varianceOf } from './kalman.ts';

describe('Kalman filter', () => {
  it('equals the closed form of a constant observed n times', () => {
    const filter = createKalman(1);
    addState(filter, 0, 4);
    const values = [1.2, 0.7, 2.1, 1.5];
    for (const value of values) observe(filter, { indices: [0], weights: [1] }, value, 2);
    // Posterior of a normal mean: precision 1/4 + 4/2, mean = Σ/2 over the precision.
    const precision = 1 / 4 + values.length / 2;
    expect(filter.mean[0]).toBeCloseTo(values.reduce((a, b) => a + b, 0) / 2 / precision, 12);
    expect(filter.covariance[0]).toBeCloseTo(1 / precision, 12);
  });

  it('equals ridge regression on a sum and a difference', () => {
    const filter = createKalman(2);
    addState(filter, 0, 1);
    addState(filter, 0, 1);
    observe(filter, { indices: [0, 1], weights: [1, 1] }, 3, 1);
    observe(filter, { indices: [0, 1], weights: [1, -1] }, 1, 1);
    // (I + HᵀH) x = Hᵀz with H = [[1, 1], [1, −1]]: 3·x = (4, 2).
    expect(filter.mean[0]).toBeCloseTo(4 / 3, 12);
    expect(filter.mean[1]).toBeCloseTo(2 / 3, 12);
    expect(varianceOf(filter, { indices: [0, 1], weights: [1, 1] })).toBeCloseTo(2 / 3, 12);
  });

  it('reaches the steady state of a random walk', () => {
    const filter = createKalman(4);
    addState(filter, 0, 1);
    for (let i = 0; i < 500; i++) {
      drift(filter, 0, 0.1);
      observe(filter, { indices: [0], weights: [1] }, 5, 1);
    }
    // Before an observation P solves P² − qP − qR = 0, after it P − q remains.
    const before = (0.1 + Math.sqrt(0.01 + 0.4)) / 2;
    expect(filter.covariance[0]).toBeCloseTo(before - 0.1, 10);
    expect(expectedOf(filter, { indices: [0], weights: [1] })).toBeCloseTo(5, 10);
  });
});
