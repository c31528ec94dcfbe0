import { afterAll, beforeAll, expect, it } from 'vitest';
import { showCalendar } from '#domain/accounts/calendar/show-calendar.ts';
import { listModelOptions } from '#domain/custom-models/list-model-options.ts';
import { forecastGames } from '#domain/forecasting/engine/forecast-games.ts';
import { openForecaster } from '#domain/forecasting/engine/forecaster.ts';
import { ingestFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import { openFeed } from '#domain/forecasting/sport/open-feed.ts';
import { showSources } from '#domain/foundation/setting/shown-sources.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import { fixedClock } from '#platform/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '#terms/durations.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import { templateOf } from '#tests/support/league-templates.ts';
import { ODDS_API_KEY, type OddsApiServer, startOddsApiServer } from '#tests/support/odds-api-server.ts';
import { type Office, openOffice } from '#tests/support/office.ts';

/**
 * A league of which the program's code knows nothing, added in the office and played through the provider's own protocol: the games are a
 * season of another league of eighteen teams, reported under Dutch names.
 */

const SOURCE = 'the-odds-api';
const WEEKS = 9;
/** Seasons of leagues are named from 2024 on. */
const BEGIN = Date.parse('2025-08-20T00:00:00Z');
const CLUBS = [
  'Ajax',
  'AZ Alkmaar',
  'Excelsior',
  'FC Groningen',
  'FC Twente Enschede',
  'FC Utrecht',
  'FC Volendam',
  'Feyenoord Rotterdam',
  'Fortuna Sittard',
  'Go Ahead Eagles',
  'Heracles Almelo',
  'NAC Breda',
  'NEC Nijmegen',
  'PEC Zwolle',
  'PSV Eindhoven',
  'SC Telstar',
  'Sparta Rotterdam',
  'sc Heerenveen',
];

const season = dutch(embeddedLeague('BUNDESLIGA'));
const first = Math.min(...season.map(({ startAt }) => startAt.getTime()));
let nowMs = first - 2 * DAY_MS;

/** The newest season that has been played to its end, under other names and moved by whole weeks. */
function dutch(all: readonly ArchiveGame[]): readonly ArchiveGame[] {
  const sizes = Map.groupBy(all, (game) => game.season);
  const [newest] = [...sizes]
    .filter(([, games]) => games.length >= 300)
    .toSorted(([a], [b]) => (a < b ? 1 : -1));
  const games = newest?.[1] ?? [];
  const names = [...new Set(games.map(({ home }) => home))].toSorted();
  const clubOf = (name: string) => CLUBS[names.indexOf(name)] ?? name;
  const begin = Math.min(...games.map(({ startAt }) => startAt.getTime()));
  const shiftMs = Math.round((BEGIN - begin) / WEEK_MS) * WEEK_MS;
  const moved = (at: Date) => new Date(at.getTime() + shiftMs);
  return games.map((game) => ({
    ...game,
    startAt: moved(game.startAt),
    odds: game.odds.map((odds) => ({ ...odds, knownAt: moved(odds.knownAt) })),
    leagueId: 'EREDIVISIE',
    home: clubOf(game.home),
    away: clubOf(game.away),
  }));
}

let test: TestServices;
let server: OddsApiServer;
let office: Office;
const services = () => ({ ...test.services, clock: fixedClock(new Date(nowMs)) });
const query = async (text: string) => (await test.services.db.$client.query(text)).rows;
const played = (game: ArchiveGame) => game.startAt.getTime() + 4 * HOUR_MS < nowMs;

async function ask(): Promise<void> {
  server.set({ now: new Date(nowMs) });
  test.setNow(new Date(nowMs));
  const at = services();
  await ingestFeed(at, { feed: await openFeed(at) });
}

beforeAll(async () => {
  server = await startOddsApiServer(season, new Date(nowMs));
  server.set({ remaining: 1_000_000 });
  test = await testServices({ ODDS_API_URL: server.url, ODDS_API_KEY });
  // A live site begins with real seasons; none of them is needed here.
  await test.services.db.$client.query(
    `insert into feed_cursor (source, mapping, known_until, loaded) values ('${SOURCE}', '{}', $1, false)`,
    [new Date(nowMs - 1000)],
  );
  await showSources(test.services, [SOURCE]);
  await ask();
  office = await openOffice(test.services);
});
afterAll(async () => {
  await test.close();
  await server.close();
});

it('is not asked about before it is added, and at the next turn after', async () => {
  expect(server.asked.some((path) => path.includes('eredivisie'))).toBe(false);
  const { id, sport, names, rules } = templateOf('EREDIVISIE');
  const input = { id, sport, names, rules, country: 'Netherlands', reason: 'Readers ask for it.' };
  const added = await office.post('/leagues', input, 'owner');
  expect([added.http_code, added.data]).toMatchObject([200, { covered: true }]);
  for (let turn = 0; turn < 4; turn += 1) {
    nowMs += 10 * MINUTE_MS;
    await ask();
  }
  expect(
    server.asked.some((path) => path.startsWith('/v4/sports/soccer_netherlands_eredivisie/events')),
  ).toBe(true);
});

it('takes the teams that the provider names, each once, and waits for a person with what looks like one of them', async () => {
  const rows = await query(
    `select names ->> 'en' as name from team where league_id = 'EREDIVISIE' order by 1`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(CLUBS.toSorted());
  const open = await query(`select alias from team_alias where status = 'open'`);
  expect(open).toEqual([]);
});

it('has its games on the schedule and in the list of leagues, under the names of its row', async () => {
  const list = await callApi(test.services, { path: '/sport/league', locale: 'zh_TW' });
  expect(JSON.stringify(list.data)).toContain('荷甲');
  const [from, until] = [first - DAY_MS, first + 3 * DAY_MS].map((ms) =>
    new Date(ms).toISOString().slice(0, 10),
  );
  const day = await callApi(test.services, { path: `/sport/list?start_time=${from}&end_time=${until}` });
  expect(JSON.stringify(day.data)).toContain('EREDIVISIE');
});

it('has a table by its own rules, and forecasts once its teams have played enough', async () => {
  const ready = async () => {
    const forecaster = await openForecaster(services(), { sport: 'soccer', source: SOURCE, fresh: true });
    await forecastGames(services(), { forecaster });
    return query(`select state, count(*)::int as n from forecast join game on game.id = game_id
      where league_id = 'EREDIVISIE' and forecast.known_at = '${new Date(nowMs).toISOString()}' group by state`);
  };
  expect((await ready()).map(({ state }) => state)).toEqual(['insufficient']);
  const end = first + WEEKS * WEEK_MS;
  while (nowMs < end) {
    // Close to the games every two hours, else twice a day.
    const near = season.some(({ startAt }) => Math.abs(startAt.getTime() - nowMs) < 5 * HOUR_MS);
    nowMs += near ? 2 * HOUR_MS : 12 * HOUR_MS;
    await ask();
  }
  // The last games end, and no other begins.
  for (const wait of [6 * HOUR_MS, 10 * MINUTE_MS]) {
    nowMs += wait;
    await ask();
  }
  const results =
    await query(`select count(distinct game_id)::int as n from game_state join game on game.id = game_id
    where league_id = 'EREDIVISIE' and status = 'completed'`);
  expect(results[0].n).toBe(season.filter(played).length);
  const table = await callApi(test.services, { path: '/sport/standings?league=EREDIVISIE' });
  const [group] = Object(table.data).groups;
  expect(group.rows).toHaveLength(18);
  expect(group.zones.map(({ zone }: { readonly zone: string }) => zone)).toContain('conference_playoff');
  const points = group.rows.map(({ points: sum }: { readonly points: number }) => sum);
  expect(points).toEqual(points.toSorted((a: number, b: number) => b - a));
  expect((await ready()).map(({ state }) => state)).toEqual(['ready']);
}, 240_000);

it('is named by its rows wherever it is mentioned: in tables, calendars, tags of articles and the choices of a model', async () => {
  const [{ id, version }] = await query(
    `select id, version from team where league_id = 'EREDIVISIE' and names ->> 'en' = 'Ajax'`,
  );
  const table = async () =>
    JSON.stringify(
      (await callApi(test.services, { path: '/sport/standings?league=EREDIVISIE', locale: 'zh_TW' })).data,
    );
  const calendar = async () =>
    JSON.stringify((await showCalendar(services(), { locale: 'zh_TW', league: 'EREDIVISIE' })).games);
  for (const text of [await table(), await calendar()]) expect(text).not.toContain('阿賈克斯');
  await office.wake();
  const names = { en: 'Ajax', zh_TW: '阿賈克斯', zh_HK: '阿積士', vi: 'Ajax' };
  const change = {
    names,
    kit: { pattern: 'shirt', first: 'white', second: 'red' },
    version,
    reason: 'Its own name.',
  };
  expect((await office.post(`/teams/${id}`, change, 'owner')).http_code).toBe(200);
  for (const text of [await table(), await calendar()]) expect(text).toContain('阿賈克斯');
  const tags = Object((await office.get(`/news-tags?q=${encodeURIComponent('阿賈')}`, 'owner')).data);
  expect(tags.teams.map((team: { readonly id: string }) => team.id)).toEqual([id]);
  expect(tags.games.length).toBeGreaterThan(0);
  const choices = await listModelOptions(services(), {
    member: { id: 1 },
    locale: 'zh_TW',
    field: 'league',
    choices: { sport: 'soccer' },
  });
  expect(choices.find((one) => one.id === 'EREDIVISIE')).toMatchObject({ name: '荷甲', sport: 'soccer' });
});

it('is asked about no more once it is not covered, and what it had stays', async () => {
  const [{ version }] = await query(`select version from league where id = 'EREDIVISIE'`);
  const before = await query(`select count(*)::int as n from game where league_id = 'EREDIVISIE'`);
  await office.wake();
  const input = { covered: false, version, reason: 'The season is over for us.' };
  expect((await office.post('/leagues/EREDIVISIE/coverage', input, 'owner')).http_code).toBe(200);
  const asked = server.asked.length;
  nowMs += DAY_MS;
  await ask();
  expect(server.asked.slice(asked).some((path) => path.includes('eredivisie'))).toBe(false);
  expect(await query(`select count(*)::int as n from game where league_id = 'EREDIVISIE'`)).toEqual(before);
});
