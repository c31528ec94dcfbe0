import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

describe('the Wilson interval', () => {
  // Newcombe (1998), Statistics in Medicine 17, table I, method 3; the last row by hand from the closed form.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
    [1, 1, 0.2065, 1],
  ])('of %d in %d is %d to %d', (successes, n, low, high) => {
    const interval = wilsonInterval(successes, n);
    expect(interval?.[0]).toBeCloseTo(low, 4);
    expect(interval?.[1]).toBeCloseTo(high, 4);
  });

  it('does not exist without a trial', () => {
    expect(wilsonInterval(0, 0)).toBeNull();
  });

  it('holds the rate, stays within 0 and 1, and mirrors when successes and failures swap', () => {
    const counts = fc.tuple(fc.nat({ max: 5000 }), fc.nat({ max: 5000 })).filter(([a, b]) => a + b > 0);
    fc.assert(
      fc.property(counts, ([successes, failures]) => {
        const n = successes + failures;
        const [low, high] = wilsonInterval(successes, n) ?? [2, -1];
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(successes / n + 1e-12);
        expect(high).toBeGreaterThanOrEqual(successes / n - 1e-12);
        const [mirrorLow, mirrorHigh] = wilsonInterval(failures, n) ?? [2, -1];
        expect(mirrorLow).toBeCloseTo(1 - high, 12);
        expect(mirrorHigh).toBeCloseTo(1 - low, 12);
      }),
    );
  });

  it('narrows as the same rate is seen more often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (wins, losses) => {
        const width = (factor: number) => {
          const [low, high] = wilsonInterval(wins * factor, (wins + losses) * factor) ?? [0, 1];
          return high - low;
        };
        expect(width(4)).toBeLessThan(width(1));
      }),
    );
  });
});
