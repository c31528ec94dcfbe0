import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeByLuck, luckReach, luckVariance } from './luck-band.ts';

const bet = fc.record({
  game: fc.integer({ min: 0, max: 20 }).map(String),
  odds: fc.integer({ min: 105, max: 900 }).map((cents) => cents / 100),
  stake: fc.integer({ min: 1, max: 30 }).map((tenths) => tenths / 10),
});
const bets = fc.array(bet, { maxLength: 50 });

/** A small generator of its own, so that the simulation below is the same in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('the reach of luck', () => {
  it('of one pick a game is the sum of s²(o − 1)', () => {
    fc.assert(
      fc.property(bets, (all) => {
        const single = all.map((one, index) => ({ ...one, game: String(index) }));
        const sum = all.reduce((total, { odds, stake }) => total + stake ** 2 * (odds - 1), 0);
        expect(luckVariance(single)).toBeCloseTo(sum, 6);
      }),
    );
  });

  it('counts a game once: picks of one game reach at least as far as picks of several', () => {
    fc.assert(
      fc.property(bets, (all) => {
        const apart = all.map((one, index) => ({ ...one, game: String(index) }));
        const together = all.map((one) => ({ ...one, game: 'one' }));
        expect(luckVariance(all)).toBeGreaterThanOrEqual(luckVariance(apart) - 1e-9);
        expect(luckVariance(together)).toBeGreaterThanOrEqual(luckVariance(all) - 1e-9);
      }),
    );
  });

  it('grows with every pick, and with the stake as the result does', () => {
    fc.assert(
      fc.property(bets, bet, fc.integer({ min: 2, max: 9 }), (all, one, times) => {
        expect(luckVariance([...all, one])).toBeGreaterThan(luckVariance(all));
        const larger = all.map((own) => ({ ...own, stake: own.stake * times }));
        expect(luckReach(luckVariance(larger))).toBeCloseTo(times * luckReach(luckVariance(all)), 6);
      }),
    );
  });

  it('holds what a picker without skill ends with 19 times in 20', () => {
    const random = chances(20_261_122);
    const all = Array.from({ length: 60 }, (_, index) => ({
      game: String(index),
      odds: 1.5 + (index % 7) * 0.25,
      stake: 0.5 + (index % 3) * 0.5,
    }));
    const reach = luckReach(luckVariance(all));
    const runs = Array.from({ length: 4000 }, () =>
      all.reduce((sum, { odds, stake }) => sum + (random() < 1 / odds ? stake * (odds - 1) : -stake), 0),
    );
    const inside = runs.filter((result) => judgeByLuck(result, reach) === 'inside').length / runs.length;
    expect(inside).toBeGreaterThan(0.935);
    expect(inside).toBeLessThan(0.965);
  });

  it('is nothing without a pick, and says on which side a result lies', () => {
    expect(luckReach(luckVariance([]))).toBe(0);
    expect([judgeByLuck(9, 9), judgeByLuck(9.1, 9), judgeByLuck(-9.1, 9)]).toEqual([
      'inside',
      'above',
      'below',
    ]);
  });
});
