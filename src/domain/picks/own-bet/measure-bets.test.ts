import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SETTLED_RESULTS } from '#terms/results.ts';
import { type FollowedPick, type MeasuredBet, measureBets } from './measure-bets.ts';
import { studentQuantile } from './sample-mean.ts';
import { gainOf } from './settle-bet.ts';

const PUBLISHED = Date.UTC(2026, 10, 20, 8);
const pick = (changes: Partial<FollowedPick> = {}): FollowedPick => ({
  gameId: 'game',
  publishedAt: new Date(PUBLISHED),
  odds: 2,
  units: 1,
  result: 'win',
  closingValue: 0.05,
  ...changes,
});
let id = 0;
const bet = (changes: Partial<MeasuredBet> = {}, minutes = 10): MeasuredBet => {
  id += 1;
  return {
    id: String(id).padStart(6, '0'),
    placedAt: new Date(PUBLISHED + minutes * 60_000),
    odds: 1.9,
    stake: 10_000,
    returned: null,
    pick: pick(),
    ...changes,
  };
};

const price = fc.integer({ min: 10_100, max: 200_000 }).map((n) => n / 10_000);
const anyBet: fc.Arbitrary<MeasuredBet> = fc
  .record({
    odds: price,
    stake: fc.integer({ min: 1, max: 1_000_000_000 }),
    returned: fc.option(fc.nat(2_000_000_000), { nil: null }),
    minutes: fc.nat(3000),
    pick: fc.option(
      fc.record({
        gameId: fc.constantFrom('a', 'b', 'c'),
        odds: price,
        units: fc.integer({ min: 1, max: 30 }).map((n) => n / 10),
        result: fc.option(fc.constantFrom(...SETTLED_RESULTS), { nil: null }),
        closingValue: fc.option(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { nil: null }),
      }),
      { nil: null },
    ),
  })
  .map(({ minutes, pick: followed, ...rest }) => bet({ ...rest, pick: followed && pick(followed) }, minutes));

describe('what bets say', () => {
  it('adds up: every bet is ours or theirs, settled or open, and money stays whole', () => {
    fc.assert(
      fc.property(fc.array(anyBet, { maxLength: 40 }), (bets) => {
        const sums = measureBets(bets);
        expect(sums.followed.n + sums.others.n).toBe(bets.length);
        expect(sums.all.settled + sums.open).toBe(bets.length);
        expect(sums.followed.profit + sums.others.profit).toBe(sums.all.profit);
        expect(sums.followed.staked + sums.others.staked).toBe(sums.all.staked);
        expect(sums.late.reduce((n, group) => n + group.n, 0)).toBe(sums.followed.n);
        expect(sums.late.reduce((cost, group) => cost + group.cost, 0)).toBe(sums.late_cost);
        const money = [sums.all.profit, sums.all.staked, sums.late_cost, sums.all.luck?.reach ?? 0];
        expect(money.every(Number.isSafeInteger)).toBe(true);
        for (const mean of [sums.price, sums.closing, ...sums.late]) {
          if (mean.interval === null) continue;
          expect(mean.interval[0]).toBeLessThanOrEqual(mean.value ?? 0);
          expect(mean.interval[1]).toBeGreaterThanOrEqual(mean.value ?? 0);
        }
      }),
    );
  });

  it('finds no gap, no cost and no other closing value where every bet got the published price', () => {
    fc.assert(
      fc.property(fc.array(anyBet, { minLength: 1, maxLength: 30 }), (bets) => {
        const same = bets.map((one) => (one.pick === null ? one : { ...one, odds: one.pick.odds }));
        const { price: gap, late_cost: cost, closing } = measureBets(same);
        expect(Math.abs(gap.value ?? 0)).toBeLessThan(1e-12);
        expect(cost).toBe(0);
        expect(closing.value ?? 0).toBeCloseTo(closing.published ?? 0, 9);
      }),
    );
  });

  it('names price, closing value and the cost of acting late as they are reckoned by hand', () => {
    // 1.9 in the place of 2.0 is 5 % less; of 100.00 at stake that is 10.00 less won, where the bet wins.
    const sums = measureBets([bet(), bet({ pick: pick({ result: 'lose' }) }, 90)]);
    expect(sums.price.value).toBeCloseTo(-0.05, 12);
    expect(sums.closing.value).toBeCloseTo(0.95 * 1.05 - 1, 12);
    expect(sums.closing.published).toBeCloseTo(0.05, 12);
    expect(sums.late.map(({ n, cost }) => [n, cost])).toEqual([
      [1, 1000],
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(sums.all).toMatchObject({ profit: 9000 - 10_000, staked: 20_000, settled: 2 });
  });

  it('says of luck what the odds allow, games counted once', () => {
    const two = (games: readonly string[]) =>
      measureBets(games.map((gameId) => bet({ odds: 2, pick: pick({ gameId }) }))).all.luck;
    // Each bet deviates by its stake at even odds: two of one game by 200.00, of two games by 141.42.
    expect(two(['a', 'a'])?.reach).toBe(Math.round(1.959963984540054 * 20_000));
    expect(two(['a', 'b'])?.reach).toBe(Math.round(1.959963984540054 * Math.sqrt(2) * 10_000));
    expect(two(['a', 'b'])?.judgement).toBe('inside');
  });

  it('settles a bet as its pick was, at what was really paid where that is entered', () => {
    const profit = (one: MeasuredBet) => measureBets([one]).all;
    expect(profit(bet({ returned: 18_500 }))).toMatchObject({ settled: 1, profit: 8500 });
    expect(profit(bet({ pick: pick({ result: 'cancel' }) }))).toMatchObject({ settled: 1, profit: 0 });
    expect(profit(bet({ pick: pick({ result: null }), returned: 0 }))).toMatchObject({
      settled: 0,
      profit: 0,
    });
    expect(profit(bet({ pick: null }))).toMatchObject({ settled: 0 });
    expect(profit(bet({ pick: null, returned: 0 }))).toMatchObject({ settled: 1, profit: -10_000 });
  });

  it('sees stakes that grow after a loss, and calls an even hand luck', () => {
    const run = (factor: number) =>
      Array.from({ length: 40 }, (_value, index) => {
        const lost = index > 0 && (index - 1) % 3 === 0;
        const noise = 1 + ((index * 7) % 5) / 50;
        return bet(
          {
            stake: Math.round(10_000 * noise * (lost ? factor : 1)),
            pick: pick({ result: index % 3 === 0 ? 'lose' : 'win' }),
          },
          index,
        );
      });
    const doubled = measureBets(run(2)).discipline;
    expect(doubled?.after_loss.is_luck).toBe(false);
    expect(doubled?.after_loss.value).toBeGreaterThan(0.8);
    expect(measureBets(run(1)).discipline?.after_loss.is_luck).toBe(true);
    expect(doubled?.kept).toBeLessThan(measureBets(run(1)).discipline?.kept ?? 0);
  });

  it('gives no interval for fewer than five bets, and Student’s beyond', () => {
    expect(measureBets([bet(), bet(), bet(), bet()]).price).toMatchObject({ interval: null, is_luck: null });
    expect(studentQuantile(4)).toBeCloseTo(2.776, 1);
    expect(studentQuantile(10)).toBeCloseTo(2.228, 3);
    expect(studentQuantile(1e9)).toBeCloseTo(1.96, 3);
  });

  it('rounds a gain to the nearest unit without a float between', () => {
    expect(gainOf(100_000_000_000, 999.9999)).toBe(99_899_990_000_000);
    expect(gainOf(1, 1.4999)).toBe(0);
    expect(gainOf(1, 1.5)).toBe(1);
  });
});
