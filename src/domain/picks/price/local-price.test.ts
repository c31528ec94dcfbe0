import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gainAfterTax } from '#terms/ticket-tax.ts';
import { localPrice, type PricedBet } from './local-price.ts';
import { type PriceProfile, priceProfiles, usualProfile } from './price-profiles.ts';

const taiwan: PriceProfile = {
  id: 'TW',
  margin: 0.1,
  currency: 'TWD',
  unitValue: 3200,
  tax: { threshold: 5000, rate: 0.2, on: 'all' },
};
/** Even money twice over, a source margin of 2.56 %: a fair price of 2.00. */
const even = { homeOdds: 1.95, drawOdds: null, awayOdds: 1.95 };
const bet = (change: Partial<PricedBet> = {}): PricedBet => ({
  side: 'home',
  pWin: 0.5230769230769231,
  pLose: 0.4769230769230769,
  units: 1,
  // 0.5231·0.95 − 0.4769 is 2 %.
  minOdds: 1.95,
  market: even,
  ev: 0.02,
  ...change,
});

describe('the price that a reader can legally get', () => {
  it('turns an expected value of +2 % into −5.3 % where the margin is 10 %, and says so', () => {
    // 2.00 fair, less a margin of 10 %: 1/(0.5·1.1) = 1.8181…, rounded down to 1.81; 0.5231·0.81 − 0.4769.
    const local = localPrice(taiwan, bet());
    expect(local).toMatchObject({ profile: 'TW', odds: 1.81, taxed: false, not_worth: true });
    expect(local.ev).toBeCloseTo(-0.0532307692, 9);
  });

  it('taxes all winnings of a ticket above the threshold', () => {
    // Two units are 6,400; 6,400·0.81 = 5,184 > 5,000, so a fifth of 5,184 is withheld: 0.5231·0.648 − 0.4769.
    const local = localPrice(taiwan, bet({ units: 2 }));
    expect(local.taxed).toBe(true);
    expect(local.ev).toBeCloseTo(-0.1379692308, 9);
  });

  it('is not worse at home where the bet was worth nothing from the beginning', () => {
    expect(localPrice(taiwan, bet({ ev: 0 }))).toMatchObject({ not_worth: false });
    expect(localPrice(taiwan, bet({ ev: -0.01 }))).toMatchObject({ not_worth: false });
  });

  it('is that of the first side for over, and of the last for under', () => {
    const market = { homeOdds: 1.6, drawOdds: null, awayOdds: 2.5 };
    const [over, under] = (['over', 'under'] as const).map((side) =>
      localPrice(taiwan, bet({ side, market })),
    );
    expect(over?.odds).toBeLessThan(under?.odds ?? 0);
    expect(over?.odds).toBe(localPrice(taiwan, bet({ side: 'home', market })).odds);
  });

  it('is free of tax up to the threshold itself', () => {
    const free: PriceProfile = { ...taiwan, margin: 0, unitValue: 5000 };
    const local = localPrice(free, bet());
    expect([local.odds, local.taxed]).toEqual([2, false]);
    expect(localPrice({ ...free, unitValue: 5001 }, bet()).taxed).toBe(true);
  });

  it('taxes the excess alone where the law says so', () => {
    // 6,400·0.81 = 5,184: a fifth of 184 is 36.8; (5,184 − 36.8)/6,400 = 0.80425.
    const onExcess = { ...taiwan, tax: { threshold: 5000, rate: 0.2, on: 'excess' as const } };
    expect(localPrice(onExcess, bet({ units: 2 })).ev).toBeCloseTo(0.5230769231 * 0.80425 - 0.4769230769, 9);
  });

  it('reads each side of a three-way market, and nothing from half a market', () => {
    const market = { homeOdds: 2, drawOdds: 3.5, awayOdds: 4 };
    const odds = (['home', 'draw', 'away'] as const).map(
      (side) => localPrice({ ...taiwan, tax: null }, bet({ side, market })).odds,
    );
    // 1/2 + 1/3.5 + 1/4 = 1.0357…; each price times that, less 10 %.
    expect(odds).toEqual([1.88, 3.29, 3.76]);
    const half = localPrice(taiwan, bet({ market: { homeOdds: 2, drawOdds: null, awayOdds: null } }));
    expect(half).toEqual({
      profile: 'TW',
      odds: null,
      ev: null,
      taxed: false,
      not_worth: false,
      good_to: 1.95,
    });
    expect(localPrice(taiwan, bet({ side: 'draw' })).odds).toBeNull();
  });

  it('names the odds from which a bet is worth it there: higher ones where the ticket is taxed', () => {
    expect(localPrice(taiwan, bet()).good_to).toBe(1.95);
    // Two units gain 1.9 · 0.8 = 0.95 after tax at 2.1875; nearly three gain as much, as all winnings are taxed.
    expect(localPrice(taiwan, bet({ units: 2 })).good_to).toBe(2.19);
    // Of two units 0.78125 are free; (0.95 − 0.2 · 0.78125)/0.8 is a gain of 0.9921875.
    const onExcess = { ...taiwan, tax: { threshold: 5000, rate: 0.2, on: 'excess' as const } };
    expect(localPrice(onExcess, bet({ units: 2 })).good_to).toBe(2);
  });

  it('calls no odds good that are not worth a bet: a price at home that is not worth it lies below', () => {
    const chance = fc.double({ min: 0.1, max: 0.9, noNaN: true });
    const price = fc.double({ min: 1.1, max: 10, noNaN: true });
    const stake = fc.integer({ min: 1, max: 30 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(
        fc.constantFrom(...priceProfiles),
        chance,
        price,
        price,
        stake,
        (profile, pWin, homeOdds, awayOdds, units) => {
          const minOdds = Math.max(1.01, Math.ceil((1 + (0.02 + 1 - pWin) / pWin) * 100 - 1e-7) / 100);
          const market = { homeOdds, drawOdds: null, awayOdds };
          const picked = bet({ pWin, pLose: 1 - pWin, ev: 0.02, units, minOdds, market });
          const { odds, not_worth, good_to } = localPrice(profile, picked);
          expect(good_to).toBeGreaterThanOrEqual(minOdds);
          if (not_worth) expect(odds).toBeLessThan(good_to);
          const { gain } = gainAfterTax(good_to, units, profile);
          expect(gain).toBeGreaterThanOrEqual(minOdds - 1 - 1e-9);
        },
      ),
    );
  });

  it('is never better with a higher margin or with a tax', () => {
    const margin = fc.double({ min: 0, max: 0.3, noNaN: true });
    const price = fc.double({ min: 1.1, max: 10, noNaN: true });
    fc.assert(
      fc.property(margin, margin, price, price, (a, b, homeOdds, awayOdds) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const priceAt = (one: number, tax: PriceProfile['tax']) =>
          localPrice({ ...taiwan, margin: one, tax }, bet({ market: { homeOdds, drawOdds: null, awayOdds } }))
            .ev ?? 0;
        expect(priceAt(high, null)).toBeLessThanOrEqual(priceAt(low, null));
        expect(priceAt(low, taiwan.tax)).toBeLessThanOrEqual(priceAt(low, null));
      }),
    );
  });

  it('leaves the value at our own price alone, whichever market is chosen', () => {
    const picked = bet({ pWin: 0.7, pLose: 0.3, ev: 0.365 });
    const all = priceProfiles.map((profile) => localPrice(profile, picked));
    expect(picked.ev).toBe(0.365);
    expect(new Set(all.map(({ ev }) => ev)).size).toBeGreaterThan(1);
    expect(all.every(({ not_worth }) => !not_worth)).toBe(true);
  });

  it('is that of the language’s market, and in English of the brand’s law', () => {
    expect([usualProfile('zh_TW', 'HK'), usualProfile('zh_HK', 'TW'), usualProfile('vi', 'TW')]).toEqual([
      'TW',
      'HK',
      'VN',
    ]);
    expect([usualProfile('en', 'HK'), usualProfile('en', 'TW')]).toEqual(['HK', 'TW']);
  });
});
