import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSums } from '#db/queries/add-sums.ts';
import { rateByGame, returnByGame } from './by-game.ts';
import { groupSteps } from './calibration-groups.ts';
import { rateOf, returnOf } from './figures.ts';

type Bet = { readonly game: number; readonly isWon: boolean; readonly odds: number; readonly stake: number };

const bet = fc.record({
  game: fc.integer({ min: 0, max: 30 }),
  isWon: fc.boolean(),
  odds: fc.integer({ min: 105, max: 800 }).map((cents) => cents / 100),
  stake: fc.integer({ min: 1, max: 30 }).map((tenths) => tenths * 1000),
});
const bets = fc.array(bet, { minLength: 1, maxLength: 60 });
const profitOf = ({ isWon, odds, stake }: Bet) => (isWon ? Math.round(stake * (odds - 1)) : -stake);
const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);

/** The sums of some bets as the database makes them: game by game first. */
function sumsOf(all: readonly Bet[]) {
  const games = [...Map.groupBy(all, ({ game }) => game).values()].map((own) => ({
    decided: own.length,
    win: own.filter(({ isWon }) => isWon).length,
    profit: total(own.map(profitOf)),
    stake: total(own.map(({ stake }) => stake)),
  }));
  const sum = (read: (game: (typeof games)[number]) => number) => total(games.map(read));
  return {
    games: games.length,
    decided: sum(({ decided }) => decided),
    decided_squared: sum(({ decided }) => decided ** 2),
    win: sum(({ win }) => win),
    profit_cents: sum(({ profit }) => profit),
    staked_cents: sum(({ stake }) => stake),
    profit_squared: sum(({ profit }) => profit ** 2),
    profit_staked: sum(({ profit, stake }) => profit * stake),
    staked_squared: sum(({ stake }) => stake ** 2),
  };
}

const expectSameInterval = (
  one: { readonly value: number | null; readonly interval: readonly [number, number] | null },
  other: typeof one,
) => {
  expect(one.value).toBeCloseTo(other.value ?? 0, 9);
  expect(one.interval === null).toBe(other.interval === null);
  if (one.interval === null || other.interval === null) return;
  expect(one.interval[0]).toBeCloseTo(other.interval[0], 7);
  expect(one.interval[1]).toBeCloseTo(other.interval[1], 7);
};

describe('figures that count a game once', () => {
  it('are those of the picks where every game has one pick', () => {
    fc.assert(
      fc.property(bets, (all) => {
        const single = all.map((one, game) => ({ ...one, game }));
        const sums = sumsOf(single);
        expectSameInterval(rateByGame(sums), rateOf(sums.win, sums.decided));
        const each = readSums({ ...sums, n: sums.decided, lose: sums.decided - sums.win });
        expectSameInterval(returnByGame(sums), returnOf(each));
      }),
    );
  });

  it('are no surer of a game whose pick is there several times', () => {
    fc.assert(
      fc.property(bets, fc.integer({ min: 2, max: 4 }), (all, times) => {
        const once = sumsOf(all);
        const often = sumsOf(all.flatMap((one) => Array.from({ length: times }, () => one)));
        expectSameInterval(rateByGame(often), rateByGame(once));
        expectSameInterval(returnByGame(often), returnByGame(once));
      }),
    );
  });

  it('are never surer of a rate than its picks would be, and hold their value', () => {
    fc.assert(
      fc.property(bets, (all) => {
        const sums = sumsOf(all);
        const { value, interval } = rateByGame(sums);
        const plain = rateOf(sums.win, sums.decided).interval ?? [0, 1];
        const [low, high] = interval ?? [1, 0];
        expect(high - low).toBeGreaterThanOrEqual(plain[1] - plain[0] - 1e-9);
        expect(value).toBeGreaterThanOrEqual(low - 1e-9);
        expect(value).toBeLessThanOrEqual(high + 1e-9);
      }),
    );
  });

  it('of nothing are nothing, and one game has no interval of its return', () => {
    expect(rateByGame(sumsOf([]))).toEqual({ value: null, k: 0, n: 0, interval: null });
    expect(returnByGame(sumsOf([]))).toEqual({ value: null, n: 0, interval: null });
    const twice = { game: 1, isWon: true, odds: 2, stake: 10_000 };
    expect(returnByGame(sumsOf([twice, twice])).interval).toBeNull();
  });
});

describe('groups of a calibration', () => {
  const step = fc.record({
    key: fc.integer({ min: 0, max: 19 }).map(String),
    win: fc.integer({ min: 0, max: 8 }),
    lose: fc.integer({ min: 0, max: 8 }),
  });
  const steps = fc.uniqueArray(step, { selector: ({ key }) => key, maxLength: 20 }).map((all) =>
    all.map(({ key, win, lose }) => ({
      key,
      win,
      decided: win + lose,
      decided_squared: win + lose,
      chance_sum: (win + lose) * ((Number(key) + 0.5) / 20),
    })),
  );

  it('hold every pick once, ten at least, from the lowest probability to the highest', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const groups = groupSteps(all);
        const picks = total(all.map(({ decided }) => decided));
        expect(total(groups.map(({ won }) => won.n))).toBe(picks < 10 ? 0 : picks);
        expect(groups.every(({ won }) => won.n >= 10)).toBe(true);
        const said = groups.map((group) => group.said);
        expect(said).toEqual(said.toSorted((a, b) => a - b));
      }),
    );
  });
});
