import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeScale, positionOn } from './chart-scale.ts';

it('counts in round steps and holds zero', () => {
  expect(makeScale([3, 17])).toEqual({ low: 0, high: 20, ticks: [0, 5, 10, 15, 20] });
  expect(makeScale([-0.12, 0.3]).ticks).toEqual([-0.2, 0, 0.2, 0.4]);
  expect(makeScale([])).toEqual({ low: 0, high: 1, ticks: [0, 0.25, 0.5, 0.75, 1] });
});

it('holds every value with few ticks in equal steps', () => {
  const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(values, (points) => {
      const rounded = points.map((value) => Math.round(value * 1000) / 1000);
      const scale = makeScale(rounded);
      for (const value of [...rounded, 0]) {
        expect(positionOn(scale, value)).toBeGreaterThanOrEqual(-1e-6);
        expect(positionOn(scale, value)).toBeLessThanOrEqual(1 + 1e-6);
      }
      expect(scale.ticks.length).toBeGreaterThanOrEqual(2);
      expect(scale.ticks.length).toBeLessThanOrEqual(8);
    }),
  );
});
