import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numeric/seeded-random.ts';
import { bootstrapInterval } from './bootstrap.ts';
import { calibrationFloor } from './calibration-floor.ts';

describe('the floor of the calibration error', () => {
  const even = (n: number) => Array.from({ length: n }, () => ({ home: 0.5, draw: null, away: 0.5 }));

  it('is the mean distance of a fair coin from its expectation', () => {
    // E|heads/n − ½| of n throws is about √(1/(2πn)); both classes of a two-way market have the same.
    const { mean, high } = calibrationFloor(even(400), { random: seededRandom(1), draws: 2000 });
    expect(Math.abs(mean - Math.sqrt(1 / (2 * Math.PI * 400)))).toBeLessThan(0.0012);
    expect(high).toBeGreaterThan(mean);
  });

  it('falls with the root of the number of games', () => {
    const at = (n: number) => calibrationFloor(even(n), { random: seededRandom(2), draws: 400 }).mean;
    expect(at(100) / at(1600)).toBeGreaterThan(3);
    expect(at(100) / at(1600)).toBeLessThan(5);
  });
});

describe('the bootstrap', () => {
  it('gives the mean’s usual interval', () => {
    const random = seededRandom(5);
    const sample = Array.from({ length: 500 }, () => random());
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    const { low, high } = bootstrapInterval(sample, mean, { random });
    const wide = 1.96 * Math.sqrt(1 / 12 / 500);
    expect(low).toBeCloseTo(mean(sample) - wide, 2);
    expect(high).toBeCloseTo(mean(sample) + wide, 2);
  });
});
