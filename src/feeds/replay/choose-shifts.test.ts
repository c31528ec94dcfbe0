import { describe, expect, it } from 'vitest';
import { DAY_MS, WEEK_MS } from '#terms/durations.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import type { ArchiveGame } from '../archive.ts';
import { chooseShifts } from './choose-shifts.ts';

const BREAK_FROM = 18;
const BREAK_TO = 22;

/** Ten games a week for forty weeks, with a winter break; built for one year. */
function season(year: number, weeks = 40): ArchiveGame[] {
  const first = Date.UTC(year, 7, 15, 15);
  const games: ArchiveGame[] = [];
  for (let week = 0; week < weeks; week += 1) {
    if (week >= BREAK_FROM && week < BREAK_TO) continue;
    for (let game = 0; game < 10; game += 1) {
      games.push({
        leagueId: 'EPL',
        season: `${year}`,
        seasonStartYear: year,
        gameDay: '2000-01-01',
        home: `${game}`,
        away: 'x',
        startAt: new Date(first + week * WEEK_MS + game * 3_600_000),
        startSimulated: false,
        homeScore: 0,
        awayScore: 0,
        halfTime: null,
        overtime: false,
        neutral: false,
        playoff: false,
        gameNo: 1,
        homeStarter: null,
        awayStarter: null,
        statistics: {},
        odds: [],
        references: [],
        origin: 'real',
      });
    }
  }
  return games;
}

/** Year of the season, and games of the fourteen days before and after, that the chosen shift brings to `now`. */
function around(games: readonly ArchiveGame[], now: Date): { year: number; before: number; after: number } {
  const at = now.getTime() - (chooseShifts(games, now).EPL ?? 0) * WEEK_MS;
  const count = (from: number, to: number): number =>
    games.filter((game) => game.startAt.getTime() >= at + from && game.startAt.getTime() < at + to).length;
  const next = games.find((game) => game.startAt.getTime() >= at);
  return { year: next?.seasonStartYear ?? 0, before: count(-14 * DAY_MS, 0), after: count(0, 14 * DAY_MS) };
}

const NOWS = [
  '2026-11-21T02:34:00Z',
  '2027-01-02T12:00:00Z',
  '2027-07-15T12:00:00Z',
  '2028-02-29T20:00:00Z',
].map((text) => new Date(text));

describe('chooseShifts', () => {
  const years = [2012, 2013, 2014, 2015, 2016].flatMap((year) => season(year));

  it.each(NOWS)('brings full weeks on both sides of %s, outside the break', (now) => {
    expect(around(years, now)).toEqual({ year: 2014, before: 20, after: 20 });
  });

  it('leaves one season to follow in a short archive and passes over a broken-off one', () => {
    const now = new Date('2027-07-15T12:00:00Z');
    expect(around([...season(2015), ...season(2016)], now).year).toBe(2015);
    expect(
      around(
        [2012, 2013].flatMap((year) => season(year)).concat(season(2014, 14), season(2015, 14), season(2016)),
        now,
      ).year,
    ).toBe(2013);
    expect(around(season(2016), now)).toEqual({ year: 2016, before: 20, after: 20 });
  });

  it('is the same whenever it is asked with the same archive and instant', () => {
    for (const now of NOWS) expect(chooseShifts([...years].reverse(), now)).toEqual(chooseShifts(years, now));
  });

  it.each(['EPL', 'MLS', 'NBA', 'MLB'])(
    'finds full weeks in the embedded %s all the year round',
    (leagueId) => {
      const games = embeddedLeague(leagueId);
      const usual = { EPL: 10, MLS: 11, NBA: 54, MLB: 90 }[leagueId] ?? 0;
      for (let month = 0; month < 12; month += 1) {
        const now = new Date(Date.UTC(2027, month, 9, 8));
        const at = now.getTime() - (chooseShifts(games, now)[leagueId] ?? 0) * WEEK_MS;
        for (const week of [-2, -1, 0, 1]) {
          const played = games.filter(
            (game) => Math.floor((game.startAt.getTime() - at) / WEEK_MS) === week,
          ).length;
          expect(played).toBeGreaterThanOrEqual(usual * 0.8);
        }
      }
    },
  );
});
