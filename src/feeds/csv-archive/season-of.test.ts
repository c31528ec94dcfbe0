import { describe, expect, it } from 'vitest';
import { findLeague, type League } from '#feeds/names/leagues.ts';
import { RefusedRow } from './draft-game.ts';
import { readSeason, seasonOf } from './season-of.ts';

function league(id: string): League {
  const found = findLeague(id);
  if (found === null) throw new Error(`no league ${id}`);
  return found;
}

describe('the season of a date', () => {
  it.each([
    ['EPL', '2018-08-10', '2018-19'],
    ['EPL', '2019-05-12', '2018-19'],
    ['LIGUE1', '2001-07-28', '2001-02'],
    ['SERIEA', '2020-08-02', '2019-20'],
    ['LIGUE1', '2020-08-21', '2020-21'],
    ['EPL', '1999-12-31', '1999-00'],
    ['MLS', '2031-02-22', '2031'],
  ])('%s on %s is %s', (id, date, season) => {
    expect(seasonOf(league(id), date).season).toBe(season);
  });
});

describe('a season as written', () => {
  it('is taken where it fits its league and the date', () => {
    expect(readSeason(league('NBA'), '2019-20', '2020-10-11')).toEqual({
      season: '2019-20',
      seasonStartYear: 2019,
    });
    expect(readSeason(league('MLB'), '2020', '2020-10-27')).toEqual({
      season: '2020',
      seasonStartYear: 2020,
    });
  });

  it.each([
    ['EPL', '2019', '2019-09-01'],
    ['EPL', '2019-21', '2019-09-01'],
    ['EPL', '', '2019-09-01'],
    ['EPL', '2019-20', '2021-01-01'],
    ['EPL', '2019-20', '2018-12-31'],
    ['MLB', '2019-20', '2019-06-01'],
    ['MLB', '2019', '2020-06-01'],
  ])('%s "%s" on %s is refused', (id, season, date) => {
    expect(() => readSeason(league(id), season, date)).toThrow(RefusedRow);
  });
});
