import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import { openFeed } from '#domain/forecasting/sport/open-feed.ts';
import { showSources } from '#domain/foundation/setting/shown-sources.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import { fixedClock } from '#platform/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import { addPolicy } from '#tests/support/factories.ts';
import { addHomeForecast } from '#tests/support/home-forecast.ts';
import { templateOf } from '#tests/support/league-templates.ts';
import {
  eventIdOf,
  ODDS_API_KEY,
  type OddsApiServer,
  startOddsApiServer,
} from '#tests/support/odds-api-server.ts';
import { openOffice } from '#tests/support/office.ts';

/**
 * Picks of leagues of which the program's code knows nothing, added in the office: published before the start and settled by the rules of
 * their sport. Scores and prices are those of leagues that are in the code, reported under other names.
 */

const SOURCE = 'the-odds-api';
const DAY = Date.parse('2025-09-19T00:00:00Z');
const LEAGUES = [
  {
    id: 'EREDIVISIE',
    country: 'Netherlands',
    as: 'BUNDESLIGA',
    hour: 18,
    clubs: ['Ajax', 'Feyenoord Rotterdam', 'PSV Eindhoven', 'FC Utrecht'],
  },
  {
    id: 'CHAMPIONSHIP',
    country: 'England',
    as: 'EPL',
    hour: 14,
    clubs: ['Norwich City', 'Coventry City', 'Millwall', 'Watford'],
  },
  {
    id: 'NPB',
    country: 'Japan',
    as: 'MLB',
    hour: 9,
    clubs: ['Hanshin Tigers', 'Yomiuri Giants', 'Orix Buffaloes', 'Chiba Lotte Marines'],
  },
] as const;
type League = (typeof LEAGUES)[number];
/** The scores of the three days, two games each: a level one, one that ends, and rain. */
const SCORES = [
  [3, 3],
  [5, 2],
  [0, 1],
  [2, 2],
  [4, 1],
  [1, 6],
] as const;
const RAINED_OFF = 4;

const games: ArchiveGame[] = LEAGUES.flatMap(gamesOf);
let test: TestServices;
let server: OddsApiServer;
let nowMs = DAY - DAY_MS;
const services = () => ({ ...test.services, clock: fixedClock(new Date(nowMs)) });
const query = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;

/** Two games on each of three days, with the prices of another league's games. */
function gamesOf({ id, as, hour, clubs }: League): ArchiveGame[] {
  const like = embeddedLeague(as).filter(({ odds }) => odds.length > 0);
  return SCORES.flatMap(([homeScore, awayScore], index) => {
    const source = like[index];
    if (source === undefined) return [];
    const day = Math.floor(index / 2);
    const startAt = new Date(DAY + day * DAY_MS + hour * HOUR_MS);
    const shiftMs = startAt.getTime() - source.startAt.getTime();
    const [home = '', away = ''] = index % 2 === 0 ? clubs.slice(0, 2) : clubs.slice(2);
    return {
      ...source,
      leagueId: id,
      gameDay: startAt.toISOString().slice(0, 10),
      startAt,
      home,
      away,
      homeScore,
      awayScore,
      odds: source.odds.map((one) => ({ ...one, knownAt: new Date(one.knownAt.getTime() + shiftMs) })),
    };
  });
}

/** A worker reads every ten seconds, and one turn asks some of what is due. */
async function read(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    nowMs += 10_000;
    server.set({ now: new Date(nowMs) });
    test.setNow(new Date(nowMs));
    await ingestFeed(services(), { feed: await openFeed(services()) });
  }
}

/** A forecast that sees value in each coming game, and what follows from it. */
async function publish(): Promise<void> {
  const prices = await query(
    `select distinct on (game_id) game.key, home_odds::float8 as home, draw_odds::float8 as draw, away_odds::float8 as away
     from odds_snapshot join game on game.id = game_id where bet_type = 'win_loss' and start_at > $1
     order by game_id, odds_snapshot.known_at desc, odds_snapshot.id`,
    [new Date(nowMs)],
  );
  for (const price of prices) await addHomeForecast(test.services, { source: SOURCE, knownMs: nowMs, price });
  await publishPicks(services(), { source: SOURCE });
}

beforeAll(async () => {
  server = await startOddsApiServer(games, new Date(nowMs));
  server.set({ remaining: 1_000_000 });
  test = await testServices({ ODDS_API_URL: server.url, ODDS_API_KEY });
  await query(`insert into feed_cursor (source, mapping, known_until, loaded) values ($1, '{}', $2, false)`, [
    SOURCE,
    new Date(nowMs - 1000),
  ]);
  await showSources(test.services, [SOURCE]);
  test.setNow(new Date(nowMs));
  const office = await openOffice(test.services);
  for (const { id, country } of LEAGUES) {
    const { sport, names, rules } = templateOf(id);
    const added = await office.post(
      '/leagues',
      { id, sport, names, rules, country, reason: 'Readers ask for it.' },
      'owner',
    );
    expect(added.http_code).toBe(200);
  }
  await addPolicy(test.services);
  await playDays();
});
afterAll(async () => {
  await test.close();
  await server.close();
});

async function playDays(): Promise<void> {
  const steps = [6, 8.5, 13.5, 17.5, 21].map((hour) => hour * HOUR_MS);
  for (let day = DAY; day < DAY + 3 * DAY_MS; day += DAY_MS) {
    for (const step of steps) {
      nowMs = day + step;
      // It rains in the morning of the last day: those games are played a day later, at the same hour.
      if (day === DAY + 2 * DAY_MS && step === steps[1]) putOff();
      await read();
      await publish();
      await settlePicks(services());
    }
  }
  nowMs = DAY + 4 * DAY_MS;
  await read();
  nowMs += 20 * MINUTE_MS;
  await read();
  await settlePicks(services());
}

function putOff(): void {
  for (const [index, game] of games.entries())
    if (index % SCORES.length === RAINED_OFF)
      games[index] = { ...game, startAt: new Date(game.startAt.getTime() + 23 * HOUR_MS) };
}

describe.each(LEAGUES)('the added league $id', ({ id }) => {
  const picksOf = async () => {
    const rows = await query(
      `select game.key, bet_type, side, pick.published_at, pick.start_at, result, home_score, away_score
       from pick join game on game.id = pick.game_id left join pick_grade on pick_id = pick.id where game.league_id = $1`,
      [id],
    );
    const own = games.filter(({ leagueId }) => leagueId === id);
    return rows.map((row) => ({ ...row, index: own.findIndex((game) => eventIdOf(game) === row.key) }));
  };
  const isSoccer = templateOf(id).sport === 'soccer';

  it('has picks, each published before its start and settled once by the score', async () => {
    const picks = await picksOf();
    expect(new Set(picks.map(({ index }) => index)).size).toBeGreaterThan(3);
    for (const { index, published_at: at, start_at: startAt, result, ...pick } of picks) {
      expect(at < startAt).toBe(true);
      expect(result).not.toBeNull();
      if (result !== 'cancel') expect([pick.home_score, pick.away_score]).toEqual(SCORES[index]);
    }
    const ledger = await callApi(services(), { path: '/public/ledger?per_page=100' });
    expect(JSON.stringify(ledger.data)).toContain(id);
  });

  it(
    isSoccer
      ? 'loses the winner of a level game'
      : 'gives the stake back where nobody has won after twelve innings',
    async () => {
      const level = (await picksOf()).filter(
        (pick) => pick.bet_type === 'win_loss' && [0, 3].includes(pick.index) && pick.side !== 'draw',
      );
      expect(level.length).toBeGreaterThan(0);
      for (const { result } of level) expect(result).toBe(isSoccer ? 'lose' : 'draw');
    },
  );

  it(
    isSoccer
      ? 'settles what is played within a day of its start'
      : 'cancels what is played on another date of the league',
    async () => {
      const late = (await picksOf()).filter(({ index }) => index === RAINED_OFF);
      expect(late.length).toBeGreaterThan(0);
      for (const { result } of late) expect(result === 'cancel').toBe(!isSoccer);
    },
  );
});
