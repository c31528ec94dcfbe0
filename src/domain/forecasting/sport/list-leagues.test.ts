import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertLeagues } from '#db/queries/feed-row.ts';
import { showSources } from '#domain/foundation/setting/shown-sources.ts';
import type { FeedLeague } from '#feeds/feed.ts';
import { findLeague } from '#feeds/names/leagues.ts';
import { fixedClock } from '#platform/clock.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { leagueRows } from './feed-rows.ts';
import { listLeagues } from './list-leagues.ts';

const KNOWN = new Date('2016-01-01T00:00:00Z');

function league(id: string, seasons: readonly [season: string, from: string, to: string][]): FeedLeague {
  const known = findLeague(id);
  if (!known) throw new Error(`no league ${id}`);
  return {
    id,
    sport: known.sport,
    names: known.names,
    country: known.country,
    seasons: seasons.map(([season, from, to]) => ({
      season,
      fromAt: new Date(from),
      toAt: new Date(to),
      origin: 'real' as const,
    })),
  };
}

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  const seasons: [string, string, string][] = [
    ['2015-16', '2015-08-08', '2016-05-17'],
    ['2016-17', '2016-08-13', '2017-05-21'],
  ];
  const rows = leagueRows('replay', [league('MLB', []), league('EPL', seasons)], KNOWN);
  await upsertLeagues(test.services.db, { ...rows, teams: [] });
  const other = leagueRows('other', [league('EPL', [['2099', '2016-08-01', '2099-01-01']])], KNOWN);
  await upsertLeagues(test.services.db, { ...other, teams: [] });
});
afterAll(() => test.close());

async function seasonAt(now: string) {
  const leagues = await listLeagues({ ...test.services, clock: fixedClock(new Date(now)) }, { locale: 'en' });
  return leagues.map((one) => [one.id, one.season?.name ?? null]);
}

describe('the leagues', () => {
  it.each([
    ['2016-05-16T00:00:00Z', '2015-16'],
    ['2016-05-18T00:00:00Z', '2016-17'],
    ['2016-09-01T00:00:00Z', '2016-17'],
    ['2017-05-22T00:00:00Z', null],
    ['2015-12-31T00:00:00Z', null],
  ])(
    'at %s have the season that runs or comes next, of the shown sources, as known then: %s',
    async (now, season) => {
      expect(await seasonAt(now)).toEqual([
        ['EPL', season],
        ['MLB', null],
      ]);
    },
  );

  it('follow what the site shows', async () => {
    await showSources(test.services, ['other']);
    expect(await seasonAt('2016-09-01T00:00:00Z')).toEqual([
      ['EPL', '2099'],
      ['MLB', null],
    ]);
  });

  it('are named in the language of the reader, and of one sport where one is asked for', async () => {
    const services = { ...test.services, clock: fixedClock(KNOWN) };
    const names = await listLeagues(services, { locale: 'zh_TW', sport: 'soccer' });
    expect(names.map((one) => one.name)).toEqual(['英超']);
  });
});
