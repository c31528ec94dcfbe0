import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numeric/seeded-random.ts';
import { deflateReturn, expectedBest } from './deflate.ts';

describe('the expected best of N', () => {
  it.each([
    [1, 0],
    [2, 1 / Math.sqrt(Math.PI)],
    [3, 3 / (2 * Math.sqrt(Math.PI))],
    [10, 1.5387527308],
    [50, 2.2490736],
  ])('of %i is %f standard errors', (trials, mean) => {
    expect(expectedBest(trials)).toBeCloseTo(mean, 6);
  });

  it('lies near the approximation of Bailey and López de Prado for many trials', () => {
    // (1 − γ)·Φ⁻¹(1 − 1/1000) + γ·Φ⁻¹(1 − 1/(1000·e))
    expect(expectedBest(1000)).toBeCloseTo(0.4227843351 * 3.0902323 + 0.5772156649 * 3.3761, 1);
  });

  it('refuses what is no number of trials', () => {
    for (const trials of [0, -1, 1.5, Number.NaN]) expect(() => expectedBest(trials)).toThrow(RangeError);
  });
});

const bets = fc.array(
  fc
    .record({ odds: fc.double({ min: 1.01, max: 20, noNaN: true }), won: fc.boolean() })
    .map(({ odds, won }) => ({
      odds,
      profit: won ? odds - 1 : -1,
    })),
  { minLength: 1, maxLength: 80 },
);

describe('the deflated return', () => {
  it('is the plain return for the first trial, and never grows with further ones', () => {
    fc.assert(
      fc.property(bets, fc.integer({ min: 1, max: 200 }), (placed, trials) => {
        const first = deflateReturn(placed, 1);
        const later = deflateReturn(placed, trials + 1);
        if (!first || !later) throw new Error('bets have a return');
        const roi = placed.reduce((sum, bet) => sum + bet.profit, 0) / placed.length;
        expect(first.value).toBeCloseTo(roi, 9);
        expect(later.value).toBeLessThan(first.value);
        expect(later.interval[0]).toBeLessThan(later.value);
        expect(later.interval[1]).toBeCloseTo(first.interval[1], 9);
      }),
    );
  });

  it('is nothing without bets', () => {
    expect(deflateReturn([], 3)).toBeNull();
  });

  // Fair coins at fair odds: whatever a member shows of fifty trials, alike or not, has no skill in it.
  it.each([
    ['independent', 0],
    ['half alike', 0.5],
    ['nearly one and the same', 0.95],
  ])(
    'holds zero of fifty %s trials in at least 95 of 100 runs, for the best and for the last',
    (_name, alike) => {
      const random = seededRandom(7);
      let best = 0;
      let last = 0;
      const runs = 300;
      for (let run = 0; run < runs; run += 1) {
        const shared = coinFlips(random);
        const trials = Array.from({ length: 50 }, () => {
          const own = coinFlips(random);
          return own.map((bet, index) => (random() < alike ? (shared[index] ?? bet) : bet));
        });
        const profit = (placed: typeof shared) => placed.reduce((sum, bet) => sum + bet.profit, 0);
        const top = trials.reduce((leader, trial) => (profit(trial) > profit(leader) ? trial : leader));
        const holds = (placed: typeof shared) => {
          const { interval } = deflateReturn(placed, 50) ?? { interval: [1, 1] };
          return interval[0] <= 0 && interval[1] >= 0;
        };
        if (holds(top)) best += 1;
        if (holds(trials.at(-1) ?? [])) last += 1;
      }
      expect(best / runs).toBeGreaterThanOrEqual(0.95);
      expect(last / runs).toBeGreaterThanOrEqual(0.95);
    },
  );
});

/** Forty bets at odds between 1.5 and 4 that win exactly as often as the odds say. */
function coinFlips(random: () => number): { odds: number; profit: number }[] {
  return Array.from({ length: 40 }, () => {
    const odds = 1.5 + 2.5 * random();
    return { odds, profit: random() < 1 / odds ? odds - 1 : -1 };
  });
}
