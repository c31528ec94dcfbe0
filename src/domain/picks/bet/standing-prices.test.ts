import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PRICE_AGE_MS, standingPrices } from './standing-prices.ts';

const AT = new Date('2026-11-22T12:00:00Z');

type Quote = {
  readonly bookmaker: string;
  readonly betType: 'win_loss' | 'over_under';
  readonly ageMs: number;
};

const quote: fc.Arbitrary<Quote> = fc.record({
  bookmaker: fc.constantFrom('One Book', 'Other Book'),
  betType: fc.constantFrom('win_loss', 'over_under'),
  ageMs: fc.integer({ min: -MAX_PRICE_AGE_MS, max: 3 * MAX_PRICE_AGE_MS }),
});

const asOdds = (list: readonly Quote[]) =>
  list
    .map(({ ageMs, ...rest }) => ({ ...rest, knownAt: new Date(AT.getTime() - ageMs) }))
    .sort((a, b) => a.knownAt.getTime() - b.knownAt.getTime());

describe('the prices that stand at an instant', () => {
  it('hold one that was reported at that very instant, and one of exactly the greatest age', () => {
    const at = (ageMs: number) => asOdds([{ bookmaker: 'One Book', betType: 'win_loss', ageMs }]);
    expect(standingPrices(at(0), AT)).toHaveLength(1);
    expect(standingPrices(at(-1), AT)).toHaveLength(0);
    expect(standingPrices(at(MAX_PRICE_AGE_MS), AT)).toHaveLength(1);
    expect(standingPrices(at(MAX_PRICE_AGE_MS + 1), AT)).toHaveLength(0);
  });

  it('are the newest of each place and market, known by then and not too old', () => {
    fc.assert(
      fc.property(fc.array(quote, { maxLength: 20 }), (list) => {
        const odds = asOdds(list);
        const standing = standingPrices(odds, AT);
        const keys = standing.map(({ bookmaker, betType }) => `${bookmaker}/${betType}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const price of standing) {
          const age = AT.getTime() - price.knownAt.getTime();
          expect(age).toBeGreaterThanOrEqual(0);
          expect(age).toBeLessThanOrEqual(MAX_PRICE_AGE_MS);
        }
        // A place that reported nothing within the age has no price, however many older ones it reported.
        const fresh = odds.filter(({ knownAt }) => {
          const age = AT.getTime() - knownAt.getTime();
          return age >= 0 && age <= MAX_PRICE_AGE_MS;
        });
        expect(new Set(keys)).toEqual(new Set(fresh.map((one) => `${one.bookmaker}/${one.betType}`)));
      }),
    );
  });
});
