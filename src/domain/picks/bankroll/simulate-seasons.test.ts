import { seededRandom } from '@trueline/predict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOfLosingRun, chanceToBeBehind } from '#domain/money/plan/luck-outlook.ts';
import { STAKINGS } from '#terms/stakings.ts';
import { type SeasonBet, simulateSeasons } from './simulate-seasons.ts';

const RUNS = { numRuns: 25, seed: 25 };
const EXACT = { mean: 0, deviation: 0 };

const bet: fc.Arbitrary<SeasonBet> = fc.record({
  odds: fc.double({ min: 1.7, max: 2.6, noNaN: true }),
  pWin: fc.double({ min: 0.3, max: 0.6, noNaN: true }),
  pPush: fc.constantFrom(0, 0, 0.1),
  units: fc.constantFrom(0.5, 1, 1.5, 2, 3),
  margin: fc.double({ min: 0.04, max: 0.09, noNaN: true }),
});
const games = fc.array(fc.array(bet, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 20 });
const staking = fc.constantFrom(...STAKINGS);
const size = fc.constantFrom(0.005, 0.01, 0.02, 0.05);
const seed = fc.nat({ max: 1_000_000 });

type Options = Parameters<typeof simulateSeasons>[0];
const play = (options: Partial<Options> & Pick<Options, 'games'> & { readonly seed?: number }) =>
  simulateSeasons({
    picks: 200,
    seasons: 400,
    staking: 'level',
    size: 0.01,
    error: EXACT,
    random: seededRandom(options.seed ?? 1),
    ...options,
  });

/** One bet of even odds whose chance is known. */
const even = (pWin: number, odds = 2): SeasonBet[][] => [[{ odds, pWin, pPush: 0, units: 1, margin: 0.05 }]];

describe('for any picks, seasons', () => {
  it('spread out in the order of their quantiles, from the start and never below nothing', async () => {
    const options = fc.record({ games, staking, size, seed });
    await fc.assert(
      fc.asyncProperty(options, async (given) => {
        const { fan, halved, behind } = await play({ ...given, error: { mean: -0.01, deviation: 0.03 } });
        expect(fan[0]).toEqual({ picks: 0, low: 1, lower: 1, median: 1, upper: 1, high: 1 });
        expect(fan.map(({ picks }) => picks)).toEqual(
          fan.map(({ picks }) => picks).toSorted((a, b) => a - b),
        );
        expect(fan.at(-1)?.picks).toBe(200);
        for (const { low, lower, median, upper, high } of fan) {
          const ordered = [0, low, lower, median, upper, high];
          expect(ordered).toEqual(ordered.toSorted((a, b) => a - b));
        }
        for (const share of [halved, behind]) expect(share >= 0 && share <= 1).toBe(true);
      }),
      RUNS,
    );
  });

  it('are halved at least as often the more is staked on the same draws', async () => {
    const fixed = fc.record({ games, staking: fc.constantFrom('level' as const, 'units' as const), seed });
    await fc.assert(
      fc.asyncProperty(fixed, async (given) => {
        const shares = [];
        for (const one of [0.005, 0.01, 0.02, 0.05])
          shares.push((await play({ ...given, size: one })).halved);
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      }),
      RUNS,
    );
  });

  it('end at or below the start in the middle where the picks have no edge', async () => {
    const plan = fc.constantFrom('level' as const, 'units' as const, 'percent' as const);
    await fc.assert(
      fc.asyncProperty(fc.record({ games, staking: plan, seed }), async (given) => {
        const { fan, mean } = await play({ ...given, picks: 400, seasons: 1000, error: 'fair' });
        expect(fan.at(-1)?.median).toBeLessThanOrEqual(1);
        expect(mean).toBeLessThan(1.01);
      }),
      RUNS,
    );
  });

  it('are the same again from the same seed, and others from another one', async () => {
    const games = even(0.5);
    expect(await play({ games, seed: 7 })).toEqual(await play({ games, seed: 7 }));
    expect(await play({ games, seed: 7 })).not.toEqual(await play({ games, seed: 8 }));
  });
});

describe('against what a pencil gives', () => {
  it('certain picks end exactly where they must, by each staking plan', async () => {
    const end = async (options: Partial<Options> & Pick<Options, 'games'>) =>
      (await play({ picks: 20, seasons: 3, ...options })).fan.at(-1)?.median;
    expect(await end({ games: even(1) })).toBeCloseTo(1.2, 12);
    expect(await end({ games: even(0) })).toBeCloseTo(0.8, 12);
    expect(await end({ games: even(1), staking: 'percent' })).toBeCloseTo(1.01 ** 20, 12);
    expect(await end({ games: even(0), staking: 'percent' })).toBeCloseTo(0.99 ** 20, 12);
    const three = even(1).map((game) => game.map((one) => ({ ...one, units: 3 })));
    expect(await end({ games: three, staking: 'units' })).toBeCloseTo(1.6, 12);
    // Half of Kelly’s stake at a certain win is half of all there is.
    expect(await end({ games: even(1), staking: 'half_kelly' })).toBeCloseTo(1.5 ** 20, 6);
    expect(await end({ games: even(0), size: 0.1 })).toBe(0);
  });

  it('a chance that is said too high by an error costs what the error is', async () => {
    const { mean } = await play({ games: even(0.6), seasons: 4000, error: { mean: -0.1, deviation: 0 } });
    // 200 even picks at a true chance of one half: nothing is won.
    expect(Math.abs(mean - 1)).toBeLessThan((4 * 0.01 * Math.sqrt(200)) / Math.sqrt(4000));
  });

  it('the chance to be behind and the longest losing run are those of the binomial', async () => {
    const seasons = 10_000;
    const run = { picks: 99, winChance: 0.52 };
    const { behind, losingRun } = await play({ games: even(0.52), picks: 99, seasons });
    const exact = chanceToBeBehind({ ...run, odds: 2 });
    expect(Math.abs(behind - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / seasons));
    expect(chanceOfLosingRun(losingRun.median, run)).toBeGreaterThanOrEqual(0.48);
    expect(chanceOfLosingRun(losingRun.median + 1, run)).toBeLessThan(0.52);
    expect(chanceOfLosingRun(losingRun.high + 1, run)).toBeLessThan(0.06);
  });

  it('a push gives the stake back and a game decides all of its picks at once', async () => {
    const pushed = [[{ odds: 2, pWin: 0, pPush: 1, units: 1, margin: 0 }]];
    expect((await play({ games: pushed })).fan.at(-1)).toMatchObject({ low: 1, high: 1 });
    const [one = []] = even(0.5);
    const twins = await play({ games: [[...one, ...one]], picks: 2, seasons: 1000 });
    expect(new Set([twins.fan[2]?.low, twins.fan[2]?.high])).toEqual(new Set([0.98, 1.02]));
    expect(twins.fan[2]?.median === 0.98 || twins.fan[2]?.median === 1.02).toBe(true);
  });
});
