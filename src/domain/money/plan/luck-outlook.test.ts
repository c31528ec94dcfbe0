import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chanceOfAtMost,
  chanceOfLosingRun,
  chanceToBeBehind,
  expectedLosingRun,
  neededPerPick,
} from './luck-outlook.ts';

/** P(at most `wins`) with a win chance of tenths/10, in whole numbers without any rounding until the end. */
function exactAtMost(wins: number, picks: number, tenths: number): number {
  let below = 0n;
  let choose = 1n;
  for (let k = 0; k <= Math.min(wins, picks); k += 1) {
    below += choose * BigInt(tenths) ** BigInt(k) * BigInt(10 - tenths) ** BigInt(picks - k);
    choose = (choose * BigInt(picks - k)) / BigInt(k + 1);
  }
  return Number((below * 10n ** 15n) / 10n ** BigInt(picks)) / 1e15;
}

/** All 2ⁿ orders of wins and losses, one by one. */
function countedLosingRun(length: number, picks: number, winChance: number): number {
  let chance = 0;
  for (let order = 0; order < 2 ** picks; order += 1) {
    const losses = Array.from({ length: picks }, (_, bit) => (order >> bit) & 1);
    const longest = Math.max(
      ...losses
        .join('')
        .split('0')
        .map((run) => run.length),
    );
    const lost = losses.filter(Boolean).length;
    if (longest >= length) chance += (1 - winChance) ** lost * winChance ** (picks - lost);
  }
  return chance;
}

const picksOf = fc.integer({ min: 1, max: 400 });
const tenthsOf = fc.integer({ min: 1, max: 9 });

describe('chanceOfAtMost', () => {
  it('is the binomial’s, to twelve digits', () => {
    fc.assert(
      fc.property(picksOf, tenthsOf, fc.double({ min: 0, max: 1, noNaN: true }), (picks, tenths, share) => {
        const wins = Math.floor(share * picks);
        expect(chanceOfAtMost(wins, { picks, winChance: tenths / 10 })).toBeCloseTo(
          exactAtMost(wins, picks, tenths),
          12,
        );
      }),
    );
  });
});

describe('chanceToBeBehind', () => {
  it('says that at 55 % and odds of 1.90 one in three is behind after 60 picks', () => {
    expect(chanceToBeBehind({ picks: 60, winChance: 0.55, odds: 1.9 })).toBeCloseTo(0.3, 1);
  });

  it('does not call a run behind that ends exactly even', () => {
    expect(chanceToBeBehind({ picks: 2, winChance: 0.5, odds: 2 })).toBeCloseTo(0.25, 12);
  });

  it('rises with what has to be won back and falls with the odds', () => {
    fc.assert(
      fc.property(picksOf, tenthsOf, fc.integer({ min: 0, max: 50 }), (picks, tenths, cost) => {
        const run = { picks, winChance: tenths / 10, odds: 1.9 };
        const behind = chanceToBeBehind(run, cost);
        expect(behind).toBeGreaterThanOrEqual(0);
        expect(behind).toBeLessThanOrEqual(1);
        expect(chanceToBeBehind(run, cost + 1)).toBeGreaterThanOrEqual(behind);
        expect(chanceToBeBehind({ ...run, odds: 2.2 }, cost)).toBeLessThanOrEqual(behind);
      }),
    );
  });
});

describe('chanceOfLosingRun', () => {
  it('is what counting every order of wins and losses gives', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        tenthsOf,
        fc.integer({ min: 0, max: 10 }),
        (picks, tenths, length) => {
          const winChance = tenths / 10;
          expect(chanceOfLosingRun(length, { picks, winChance })).toBeCloseTo(
            countedLosingRun(length, picks, winChance),
            12,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('leads to the run that half of all members live through', () => {
    const options = { picks: 60, winChance: 0.55 };
    const length = expectedLosingRun(options);
    expect(chanceOfLosingRun(length, options)).toBeGreaterThanOrEqual(0.5);
    expect(chanceOfLosingRun(length + 1, options)).toBeLessThan(0.5);
    expect(expectedLosingRun({ picks: 0, winChance: 0.5 })).toBe(0);
  });
});

describe('neededPerPick', () => {
  it('of all picks together is the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), picksOf, (price, picks) => {
        expect((neededPerPick(price, picks) ?? 0) * picks).toBeCloseTo(price, 6);
      }),
    );
    expect(neededPerPick(8000, 0)).toBeNull();
  });
});
