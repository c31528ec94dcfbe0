import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countQuantiles } from './count-quantiles.ts';
import { expectPicks, type PlayedDay } from './expect-picks.ts';

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
  readonly restsFrom: number;
};

const LEAGUES: readonly League[] = [
  { id: 'daily league', gamesADay: 12, rate: 0.25, restsFrom: 300 },
  { id: 'evening league', gamesADay: 7, rate: 0.4, restsFrom: 365 },
  { id: 'weekly league', gamesADay: 1.4, rate: 0.7, restsFrom: 200 },
  { id: 'short league', gamesADay: 1.3, rate: 0.15, restsFrom: 120 },
];

/**
 * A year of publishing, made up: each league's rate wanders from week to week, whole days are rich or poor together, and a
 * game has at most three picks.
 */
function playYear(seed: number): PlayedDay[][] {
  const random = seeded(seed);
  const drift = new Map(LEAGUES.map(({ id }) => [id, 0]));
  return Array.from({ length: 365 }, (_, day) => {
    const mood = Math.exp(0.25 * normal(random) - 0.03);
    return LEAGUES.flatMap(({ id, gamesADay, rate, restsFrom }) => {
      if (day % 7 === 0) drift.set(id, (drift.get(id) ?? 0) * 0.85 + 0.12 * normal(random));
      if (day >= restsFrom) return [];
      const games = Math.floor(gamesADay + random());
      const chance = Math.min(0.95, (rate / 3) * mood * Math.exp(drift.get(id) ?? 0));
      const picks = Array.from({ length: games * 3 }, random).filter((drawn) => drawn < chance).length;
      return games === 0 ? [] : [{ league: id, games, picks }];
    });
  });
}

describe('the picks to expect', () => {
  it.each([1, 7, 30, 90])('hold the real count of the next %i days in at least 85 of 100 replays', (days) => {
    let replays = 0;
    let within = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const year = playYear(seed * 7919);
      for (let start = 60; start + days <= 365; start += 23) {
        const coming = year.slice(start, start + days).flat();
        const expected = expectPicks(year.slice(start - 60, start).flat(), coming);
        const real = coming.reduce((sum, { picks }) => sum + picks, 0);
        if (expected === null || coming.length === 0) continue;
        replays += 1;
        if (real >= expected.low && real <= expected.high) within += 1;
      }
    }
    expect(replays).toBeGreaterThan(300);
    expect(within / replays).toBeGreaterThanOrEqual(0.85);
  });

  it('fall where a league rests, and are none where nothing is played', () => {
    const played = playYear(5).slice(0, 60).flat();
    const all = expectPicks(played, [
      { league: 'daily league', games: 360 },
      { league: 'evening league', games: 210 },
    ]);
    const fewer = expectPicks(played, [{ league: 'evening league', games: 210 }]);
    expect(fewer?.mean).toBeLessThan(Number(all?.mean));
    expect(expectPicks(played, [])).toMatchObject({ mean: 0, low: 0, high: 0 });
  });

  it('are unknown where nothing was ever published or passed', () => {
    expect(expectPicks([], [{ league: 'daily league', games: 10 }])).toBeNull();
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
