import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClosingPrice } from '../surface/game.ts';
import { DEVIG_METHODS, devig } from './devig.ts';
import { viewMarket } from './market-view.ts';

const odds = fc.array(fc.double({ min: 1.05, max: 30, noNaN: true }), { minLength: 2, maxLength: 3 });

describe('taking the margin out', () => {
  it.each(DEVIG_METHODS)(
    '%s gives probabilities that add up to 1 and keep the order of the odds',
    (method) => {
      fc.assert(
        fc.property(odds, (prices) => {
          const fair = devig(prices, method);
          if (!fair) throw new Error('all prices are above 1');
          expect(fair.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
          fair.forEach((p, i) => {
            expect(p).toBeGreaterThan(0);
            fair.forEach((q, j) => {
              if ((prices[i] ?? 0) < (prices[j] ?? 0) - 1e-9) expect(p).toBeGreaterThanOrEqual(q - 1e-9);
            });
          });
        }),
      );
    },
  );

  it.each(DEVIG_METHODS)('%s leaves prices without margin alone', (method) => {
    const fair = devig([2, 4, 4], method);
    [0.5, 0.25, 0.25].forEach((p, i) => {
      expect(fair?.[i]).toBeCloseTo(p, 9);
    });
  });

  it('takes more from the long shot by power and by Shin than in proportion', () => {
    const [proportional, power, shin] = DEVIG_METHODS.map((method) => devig([1.2, 5], method)?.[1] ?? 0);
    expect(power).toBeLessThan(proportional ?? 0);
    expect(shin).toBeLessThan(proportional ?? 0);
  });

  it('gives nothing where a price is missing or no price', () => {
    expect(devig([2, null], 'power')).toBeNull();
    expect(devig([2, 1], 'shin')).toBeNull();
  });

  it('takes the sharpest book, and no price that cannot be one', () => {
    const price = (bookmaker: string, homeOdds: number, awayOdds: number): ClosingPrice => ({
      phase: 'close',
      betType: 'win_loss',
      line: null,
      drawOdds: null,
      bookmaker,
      homeOdds,
      awayOdds,
    });
    const view = viewMarket(
      'close',
      [price('a', 1.8, 1.9), price('b', 1.95, 1.93), price('wrong', 19, 2)],
      'proportional',
    );
    expect(view.books).toHaveLength(2);
    expect(view.winner?.home).toBeCloseTo(1 / 1.95 / (1 / 1.95 + 1 / 1.93), 9);
  });
});
