import { describe, expect, it } from 'vitest';
import { statisticsHref } from '../statistics-address.ts';
import { chooseIn, readQuery } from './statistics-query.ts';

const TEAM = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const address = `/en/statistics?sport=soccer&league=EPL&team=${TEAM}&vs=${OTHER}&season=2016-17`;
const query = readQuery(new URL(address, 'http://site.example').searchParams);

describe('the address of team analysis', () => {
  it('is read and written alike', () => {
    expect(statisticsHref('en', query)).toBe(address);
    expect(statisticsHref('vi', { league: null, page: 1 })).toBe('/vi/statistics');
    expect(statisticsHref('en', { league: 'NBA', page: 3 })).toBe('/en/statistics?league=NBA&page=3');
  });

  it('passes over what means nothing', () => {
    const nonsense = new URLSearchParams('sport=chess&league=epl!&team=Arsenal&page=-2&season=');
    expect(readQuery(nonsense)).toEqual({
      sport: null,
      league: null,
      team: null,
      vs: null,
      season: null,
      page: 1,
      asOf: null,
    });
  });
});

describe('a picker', () => {
  it('stays at the instant that was chosen', () => {
    const past = { ...query, asOf: '2016-11-02T04:00:00.000Z' };
    for (const picker of ['sport', 'league', 'season', 'team', 'vs'] as const) {
      expect(statisticsHref('en', chooseIn(past, picker, null))).toContain(
        'as_of=2016-11-02T04%3A00%3A00.000Z',
      );
    }
  });

  it('drops what hung on the choice before', () => {
    expect(chooseIn(query, 'sport', 'baseball')).toMatchObject({
      sport: 'baseball',
      league: null,
      team: null,
      season: null,
    });
    expect(chooseIn(query, 'league', 'MLS')).toMatchObject({
      sport: 'soccer',
      league: 'MLS',
      team: null,
      vs: null,
    });
    expect(chooseIn(query, 'season', '2015-16')).toMatchObject({ team: TEAM, vs: OTHER, season: '2015-16' });
  });

  it('never compares a team with itself, or no one with somebody', () => {
    expect(chooseIn(query, 'team', OTHER)).toMatchObject({ team: OTHER, vs: null });
    expect(chooseIn(query, 'team', null)).toMatchObject({ team: null, vs: null });
    expect(chooseIn(query, 'vs', null)).toMatchObject({ team: TEAM, vs: null });
  });
});
