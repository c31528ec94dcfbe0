import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResultRow } from '#db/queries/statistics.ts';
import { rateOf } from './rate.ts';
import { rateTeams } from './rate-teams.ts';
import { groundHour } from './situations.ts';
import { percentileOf } from './strengths.ts';
import { teamGames } from './team-games.ts';
import { streakOf } from './team-table.ts';

const result = (options: Partial<ResultRow>): ResultRow => ({
  id: 'g',
  season: '2016-17',
  startAt: new Date('2016-11-19T15:00:00Z'),
  startSimulated: false,
  gameDay: '2016-11-19',
  homeTeamId: 'reds',
  awayTeamId: 'blues',
  neutral: false,
  playoff: false,
  origin: 'real',
  homeScore: 1,
  awayScore: 0,
  ...options,
});

describe('a rate', () => {
  it('of fewer than ten trials is its count only', () => {
    expect(rateOf(9, 9)).toEqual({ k: 9, n: 9, share: null, low: null, high: null });
    expect(rateOf(0, 0)).toEqual({ k: 0, n: 0, share: null, low: null, high: null });
  });

  it('of ten and more has a share inside its interval', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 500 }), fc.float({ min: 0, max: 1, noNaN: true }), (n, part) => {
        const { share, low, high } = rateOf(Math.floor(n * part), n);
        expect(low ?? 1).toBeLessThanOrEqual((share ?? 0) + 1e-12);
        expect(high ?? 0).toBeGreaterThanOrEqual((share ?? 1) - 1e-12);
      }),
    );
    const interval = rateOf(7, 10);
    expect(interval.low).toBeCloseTo(0.3968, 4);
    expect(interval.high).toBeCloseTo(0.8922, 4);
  });
});

describe('ratings', () => {
  it('move by the published formula: two average teams, home wins by one', () => {
    const { byGame, ratingOf } = rateTeams('soccer', [], [result({})]);
    // The gap is the home advantage of 65 alone; a margin of one goal counts ln 2, but no less than 0.7; K is 20.
    const step = 20 * 0.7 * (1 - 1 / (1 + 10 ** (-65 / 400)));
    expect(byGame.get('g')).toEqual({
      homeBefore: 1500,
      awayBefore: 1500,
      homeAfter: 1500 + step,
      awayAfter: 1500 - step,
    });
    expect(ratingOf('reds')).toBe(1500 + step);
  });

  it('are kept in part over the summer, and a team that comes up starts below the middle', () => {
    const { ratingOf } = rateTeams('soccer', [result({})], []);
    const { byGame } = rateTeams('soccer', [result({})], [result({ id: 'h', awayTeamId: 'new' })]);
    const step = 20 * 0.7 * (1 - 1 / (1 + 10 ** (-65 / 400)));
    expect(ratingOf('reds')).toBeCloseTo(1500 + 0.8 * step, 9);
    expect(byGame.get('h')).toMatchObject({ awayBefore: 1400 });
  });

  it('only pass points from one team to the other', () => {
    const scores = fc.array(fc.tuple(fc.nat(6), fc.nat(6), fc.boolean()), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(scores, (games) => {
        const results = games.map(([homeScore, awayScore, isSwapped], index) =>
          result({
            id: String(index),
            homeScore,
            awayScore,
            ...(isSwapped ? { homeTeamId: 'blues', awayTeamId: 'reds' } : {}),
          }),
        );
        const { ratingOf } = rateTeams('baseball', [], results);
        expect(ratingOf('reds') + ratingOf('blues')).toBeCloseTo(3000, 6);
      }),
    );
  });
});

describe("a team's games", () => {
  it('are seen from its own side, with the result before and the days of rest', () => {
    const results = [
      result({ id: 'a', homeScore: 2, awayScore: 3 }),
      result({
        id: 'b',
        homeTeamId: 'greens',
        awayTeamId: 'reds',
        gameDay: '2016-11-20',
        homeScore: 0,
        awayScore: 1,
      }),
      result({ id: 'c', homeTeamId: 'greens', awayTeamId: 'blues', gameDay: '2016-11-21' }),
      result({ id: 'd', gameDay: '2016-11-26', homeScore: 4, awayScore: 4 }),
    ];
    const games = teamGames(
      { sport: 'basketball', results, ratings: rateTeams('basketball', [], results) },
      'reds',
    );
    expect(
      games.map(({ game, own, other, result: ended, previous, restDays }) => [
        game.id,
        own,
        other,
        ended,
        previous,
        restDays,
      ]),
    ).toEqual([
      ['a', 2, 3, 'lose', null, null],
      ['b', 1, 0, 'win', 'lose', 0],
      ['d', 4, 4, 'draw', 'win', 5],
    ]);
    expect(streakOf(games)).toEqual({ result: 'draw', length: 1 });
    expect(streakOf([])).toBeNull();
  });

  it('have no rest between dates of soccer that cannot be right', () => {
    const days = ['2017-01-01', '2017-01-02', '2017-01-02', '2017-01-04', '2017-01-15'];
    const results = days.map((gameDay, index) => result({ id: String(index), gameDay }));
    const restsIn = (sport: 'soccer' | 'baseball') =>
      teamGames({ sport, results, ratings: rateTeams(sport, [], results) }, 'reds').map(
        (game) => game.restDays,
      );
    expect(restsIn('soccer')).toEqual([null, null, null, 1, 10]);
    expect(restsIn('baseball')).toEqual([null, 0, 0, 1, 10]);
  });
});

describe('percentiles', () => {
  it('are the share of the others that are weaker, equals counted half', () => {
    expect([1, 2, 2, 4].map((value, _, all) => percentileOf(value, all, 1))).toEqual([0, 0.5, 0.5, 1]);
    expect([1, 2, 4].map((value, _, all) => percentileOf(value, all, -1))).toEqual([1, 0.5, 0]);
    expect(percentileOf(null, [1, 2], 1)).toBeNull();
    expect(percentileOf(1, [1, null], 1)).toBeNull();
  });
});

describe('day and night', () => {
  it('follow the clock at the ground', () => {
    const game = result({ startAt: new Date('2016-06-10T20:05:00Z') });
    expect(groundHour(game, { id: 'MLB', zone: 'America/New_York' }, 'MLB/Seattle Mariners')).toBe(13);
    expect(groundHour(game, { id: 'MLB', zone: 'America/New_York' }, 'MLB/Boston Red Sox')).toBe(16);
  });

  it('are unknown for a real result at a time that was made up', () => {
    const made = { startSimulated: true, startAt: new Date('2016-06-10T20:05:00Z') };
    expect(
      groundHour(result({ ...made, origin: 'mixed' }), { id: 'EPL', zone: 'Europe/London' }, 'EPL/Arsenal'),
    ).toBeNull();
    expect(
      groundHour(
        result({ ...made, origin: 'simulated' }),
        { id: 'EPL', zone: 'Europe/London' },
        'EPL/Arsenal',
      ),
    ).toBe(21);
  });
});
