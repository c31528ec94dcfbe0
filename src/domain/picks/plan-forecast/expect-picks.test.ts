import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countQuantiles } from '#domain/money/plan/count-quantiles.ts';
import { expectPicks } from './expect-picks.ts';
import type { PlayedDay } from './publication-rates.ts';

/** A generator of numbers in [0, 1) with a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

type League = {
  readonly id: string;
  readonly gamesADay: number;
  readonly rate: number;
  /** The days of each year on which it plays. */
  readonly season: readonly [first: number, last: number];
};

const LEAGUES: readonly League[] = [
  { id: 'daily league', gamesADay: 12, rate: 0.25, season: [90, 300] },
  { id: 'evening league', gamesADay: 7, rate: 0.4, season: [0, 365] },
  { id: 'weekly league', gamesADay: 1.4, rate: 0.7, season: [220, 365] },
  { id: 'short league', gamesADay: 1.3, rate: 0.15, season: [20, 140] },
];

/**
 * Two years of publishing, made up: each league's rate wanders from week to week and is another one in the second season, whole
 * days are rich or poor together, and a game has at most three picks. `thinner` divides all rates.
 */
function playYears(seed: number, thinner = 1): PlayedDay[][] {
  const random = seeded(seed);
  const drift = new Map(LEAGUES.map(({ id }) => [id, 0]));
  return Array.from({ length: 730 }, (_, day) => {
    const mood = Math.exp(0.25 * normal(random) - 0.03);
    return LEAGUES.flatMap(({ id, gamesADay, rate, season }) => {
      if (day % 7 === 0) drift.set(id, (drift.get(id) ?? 0) * 0.85 + 0.12 * normal(random));
      if (day === 365) drift.set(id, 0.3 * normal(random));
      if (day % 365 < season[0] || day % 365 >= season[1]) return [];
      const games = Math.floor(gamesADay + random());
      const chance = Math.min(0.95, (rate / thinner / 3) * mood * Math.exp(drift.get(id) ?? 0));
      const picks = Array.from({ length: games * 3 }, random).filter((drawn) => drawn < chance).length;
      return games === 0 ? [] : [{ league: id, day, games, picks }];
    });
  });
}

/** The share of intervals that hold the real count, over windows of a length that begin throughout made-up years. */
function covered(options: {
  days: number;
  thinner?: number;
  history?: number;
  seeds?: number;
  every?: number;
}) {
  const { days, thinner = 1, history = 400, seeds = 8, every = 37 } = options;
  let replays = 0;
  let within = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const years = playYears(seed * 7919, thinner);
    for (let today = 25 + seed; today + days <= years.length; today += every) {
      const coming = years.slice(today, today + days).flat();
      const past = years.slice(Math.max(0, today - history), today).flat();
      const expected = expectPicks(past, coming, { today, days });
      if (expected === null || coming.length === 0) continue;
      const real = coming.reduce((sum, { picks }) => sum + picks, 0);
      replays += 1;
      if (real >= expected.low && real <= expected.high) within += 1;
    }
  }
  expect(replays).toBeGreaterThan(70);
  return within / replays;
}

describe('the picks to expect', () => {
  it.each([1, 7, 30, 90, 365])(
    'hold the real count of the next %i days in at least 85 of 100 replays',
    (days) => {
      expect(covered({ days })).toBeGreaterThanOrEqual(0.85);
    },
  );

  it.each([7, 30, 90])('do so where only one game in fifty has a pick, over %i days', (days) => {
    expect(covered({ days, thinner: 15 })).toBeGreaterThanOrEqual(0.85);
  });

  it.each([7, 30])('do so of a site that knows three weeks only, over %i days', (days) => {
    expect(covered({ days, history: 21 })).toBeGreaterThanOrEqual(0.85);
  });

  it('say less the shorter the history is', () => {
    const years = playYears(11);
    const coming = years.slice(500, 530).flat();
    const width = (history: number) => {
      const past = years.slice(500 - history, 500).flat();
      const { mean = 1, low = 0, high = 0 } = expectPicks(past, coming, { today: 500, days: 30 }) ?? {};
      return (high - low) / mean;
    };
    expect(width(21)).toBeGreaterThan(1.2 * width(400));
  });

  it('take a league after its break by its own last season, and not by what the others did meanwhile', () => {
    const day = (league: string, at: number, games: number, picks: number) => ({
      league,
      day: at,
      games,
      picks,
    });
    const spring = Array.from({ length: 60 }, (_, at) => day('rare', at, 10, 0));
    const autumn = Array.from({ length: 60 }, (_, at) => day('rich', 200 + at, 10, 8));
    const coming = [{ league: 'rare', games: 100 }];
    const expected = expectPicks([...spring, ...autumn], coming, { today: 261, days: 10 });
    expect(expected?.mean).toBeLessThan(3);
    expect(expectPicks(autumn, coming, { today: 261, days: 10 })?.mean).toBeGreaterThan(70);
  });

  it('fall where a league rests, and are none where nothing is played', () => {
    const played = playYears(5).slice(90, 150).flat();
    const when = { today: 150, days: 30 };
    const both = [
      { league: 'daily league', games: 360 },
      { league: 'evening league', games: 210 },
    ];
    const all = expectPicks(played, both, when);
    expect(expectPicks(played, both.slice(1), when)?.mean).toBeLessThan(Number(all?.mean));
    expect(expectPicks(played, [], when)).toMatchObject({ mean: 0, low: 0, high: 0 });
  });

  it('are unknown where nothing was ever published or passed', () => {
    expect(expectPicks([], [{ league: 'daily league', games: 10 }], { today: 9, days: 7 })).toBeNull();
  });
});

describe('the quantiles of a count', () => {
  it('are those of a Poisson where mean and variance agree', () => {
    expect(countQuantiles({ mean: 10, variance: 10 }, [0.05, 0.5, 0.95])).toEqual([5, 10, 15]);
  });

  it('lie further apart the larger the variance, on both sides of the mean', () => {
    const means = fc.double({ min: 1, max: 3000, noNaN: true });
    fc.assert(
      fc.property(means, fc.double({ min: 1, max: 20, noNaN: true }), (mean, factor) => {
        const [low = 0, high = 0] = countQuantiles({ mean, variance: mean * factor }, [0.05, 0.95]);
        const [near = 0, far = 0] = countQuantiles({ mean, variance: mean }, [0.05, 0.95]);
        return low <= near && high >= far && low <= mean && high >= Math.floor(mean);
      }),
      { numRuns: 60 },
    );
  });
});
