import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_SUMS, readSums } from '#db/queries/add-sums.ts';
import { differenceOf, meanInterval, meanOf, rateOf, returnOf, summaryOf } from './figures.ts';

describe('the difference of two rates', () => {
  // Newcombe (1998), Statistics in Medicine 17, table II, method 10.
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
  ])('of %d in %d and %d in %d lies in the published interval', (a, m, b, n, low, high) => {
    const { value, interval } = differenceOf(rateOf(a, m), rateOf(b, n));
    expect(value).toBeCloseTo(a / m - b / n, 12);
    expect(interval?.[0]).toBeCloseTo(low, 4);
    expect(interval?.[1]).toBeCloseTo(high, 4);
  });

  it('does not exist where one side has no trial, or no interval', () => {
    const none = { value: null, interval: null };
    const [some, bare] = [rateOf(1, 2), { ...rateOf(1, 2), interval: null }];
    for (const missing of [rateOf(0, 0), bare, { ...some, value: null }]) {
      expect(differenceOf(some, missing)).toEqual(none);
      expect(differenceOf(missing, some)).toEqual(none);
    }
  });
});

describe('a mean', () => {
  it('is the sum over the count, and none of nothing', () => {
    expect([meanOf(6, 4), meanOf(0, 0)]).toEqual([
      { value: 1.5, n: 4 },
      { value: null, n: 0 },
    ]);
  });

  it('has an interval of 1.96 standard errors on both sides, from two values on', () => {
    const [low = 0, high = 0] = meanInterval({ mean: 3, deviation: 2, n: 16 }) ?? [];
    expect(low).toBeCloseTo(3 - 0.98, 3);
    expect(high).toBeCloseTo(3 + 0.98, 3);
    expect(meanInterval({ mean: 3, deviation: 2, n: 2 })).not.toBeNull();
    expect(meanInterval({ mean: 3, deviation: 2, n: 1 })).toBeNull();
  });
});

describe('the summary of bets', () => {
  it('counts the rate of wins over wins and losses, and has an interval of the return from two bets on', () => {
    expect(summaryOf(betsOf(3, 1, 2)).win_rate).toMatchObject({ value: 0.75, k: 3, n: 4 });
    expect(returnOf(betsOf(1, 1, 2)).interval).not.toBeNull();
    expect(returnOf(betsOf(1, 0, 2)).interval).toBeNull();
  });
});

/** The sums of bets that are all of one stake: `wins` at the given odds, `losses` of the stake. */
function betsOf(wins: number, losses: number, odds: number) {
  const [stake, gain] = [10_000, Math.round(10_000 * (odds - 1))];
  return readSums({
    n: wins + losses,
    win: wins,
    lose: losses,
    profit_cents: wins * gain - losses * stake,
    staked_cents: (wins + losses) * stake,
    profit_squared: wins * gain ** 2 + losses * stake ** 2,
    profit_staked: (wins * gain - losses * stake) * stake,
    staked_squared: (wins + losses) * stake ** 2,
  });
}

describe('profit over stake', () => {
  it('of equal stakes has the interval of a mean', () => {
    const { value, n, interval } = returnOf(betsOf(53, 47, 1.95));
    const profits = [...Array(53).fill(0.95), ...Array(47).fill(-1)];
    const mean = profits.reduce((sum, one) => sum + one, 0) / 100;
    const variance = profits.reduce((sum, one) => sum + (one - mean) ** 2, 0) / 99;
    expect([value, n]).toEqual([expect.closeTo(mean, 12), 100]);
    expect(interval?.[0]).toBeCloseTo(mean - 1.959963984540054 * Math.sqrt(variance / 100), 12);
    expect(interval?.[1]).toBeCloseTo(mean + 1.959963984540054 * Math.sqrt(variance / 100), 12);
  });

  it('holds its value within its interval, which narrows as the same bets are made more often', () => {
    const counts = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }));
    fc.assert(
      fc.property(counts, fc.integer({ min: 110, max: 900 }), ([wins, losses], cents) => {
        const once = returnOf(betsOf(wins, losses, cents / 100));
        const often = returnOf(betsOf(4 * wins, 4 * losses, cents / 100));
        const [low, high] = once.interval ?? [1, 0];
        expect(once.value).toBeGreaterThanOrEqual(low);
        expect(once.value).toBeLessThanOrEqual(high);
        const [nearLow, nearHigh] = often.interval ?? [0, 1e9];
        expect(nearHigh - nearLow).toBeLessThan(high - low);
      }),
    );
  });

  it('of nothing, or of one bet, claims no interval', () => {
    expect(returnOf(EMPTY_SUMS)).toEqual({ value: null, n: 0, interval: null });
    expect(returnOf(betsOf(1, 0, 2)).interval).toBeNull();
  });
});

describe('a summary of nothing', () => {
  it('has counts of zero and no rate', () => {
    const summary = summaryOf(EMPTY_SUMS);
    expect(summary).toMatchObject({
      n: 0,
      profit_cents: 0,
      win_rate: { value: null, k: 0, n: 0, interval: null },
    });
    expect(summary.expected_value).toEqual({ value: null, n: 0 });
  });
});
