import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveGame } from '#feeds/archive.ts';
import { fixedClock } from '#platform/clock.ts';
import { SPORTS, type Sport } from '#terms/sports.ts';
import { ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { addLiveForecasts } from '#tests/support/live-forecasts.ts';
import { openForecaster } from './forecaster.ts';
import { type GameContest, runContests } from './run-contests.ts';

const DAY_MIN = 1440;
const FROM = minutesAfter(MID_SEASON, -60 * DAY_MIN);
/** The beginning of a day on which all three leagues play, half-way through the window: from it on the two seasons go other ways. */
const PARTING = minutesAfter(MID_SEASON, -29 * DAY_MIN);
const DAY_AFTER = minutesAfter(PARTING, DAY_MIN);
/** No game that began earlier than this before the parting is still being played then. */
const LONGEST_GAME_MINUTES = 240;

let honest: TestServices;
let poisoned: TestServices;
const startOf = new Map<string, Date>();

async function prepare(test: TestServices, games: readonly ArchiveGame[]): Promise<void> {
  const services = { ...test.services, clock: fixedClock(MID_SEASON) };
  await ingestArchive(services, games);
  for (const leagueId of ['EPL', 'NBA', 'MLB'])
    await addLiveForecasts(services, { leagueId, pWinner: 0.5, minutesFromStart: -30 });
}

/** Every result that no one knew at the parting, and every price that no one had by then, is another one. */
function withOtherFuture(games: readonly ArchiveGame[]): ArchiveGame[] {
  const unknownFrom = minutesAfter(PARTING, -LONGEST_GAME_MINUTES);
  return games.map((game) => {
    if (game.startAt < unknownFrom) return game;
    const odds = game.odds.map((price) =>
      price.knownAt <= PARTING ? price : { ...price, homeOdds: 30, awayOdds: 1.05 },
    );
    return { ...game, homeScore: game.awayScore + 7, awayScore: game.homeScore, odds };
  });
}

/** Long enough after the parting that what was learned since then shows. */
const WEEK_AFTER = minutesAfter(PARTING, 7 * DAY_MIN);

async function contests(
  { services }: TestServices,
  sport: Sport,
  until = MID_SEASON,
): Promise<GameContest[]> {
  const candidate = await openForecaster(services, { sport, source: 'replay', fresh: true });
  await candidate.advance(FROM);
  return runContests(services, { candidate, from: FROM, until });
}

beforeAll(async () => {
  [honest, poisoned] = await Promise.all([testServices(), testServices()]);
  const games = makeArchive(92);
  await Promise.all([prepare(honest, games), prepare(poisoned, withOtherFuture(games))]);
  const { rows } = await honest.services.db.$client.query<{ id: string; start_at: Date }>(
    'select id, start_at from game',
  );
  for (const row of rows) startOf.set(row.id, row.start_at);
});
afterAll(() => Promise.all([honest.close(), poisoned.close()]));

describe.each(SPORTS)('a candidate for %s', (sport) => {
  it('forecasts a day as if nothing from its beginning on had happened', async () => {
    const [expected, found] = await Promise.all(
      [honest, poisoned].map((walk) => contests(walk, sport, WEEK_AFTER)),
    );
    if (expected === undefined || found === undefined) return expect.unreachable();
    const startedBefore = (end: Date) => (game: GameContest) =>
      Number(startOf.get(game.gameId)) < end.getTime();
    const forecasts = (games: readonly GameContest[]) =>
      games.filter(startedBefore(DAY_AFTER)).map(({ gameId, candidate }) => ({ gameId, candidate }));
    expect(forecasts(expected).length).toBeGreaterThan(40);
    expect(forecasts(found)).toEqual(forecasts(expected));
    // The futures do part on that very day, and the days after it are forecast otherwise.
    const results = (games: readonly GameContest[]) =>
      games.filter(startedBefore(DAY_AFTER)).map(({ result }) => result);
    expect(results(found)).not.toEqual(results(expected));
    const last = (games: readonly GameContest[]) => games.at(-1)?.candidate;
    expect(last(found)).not.toEqual(last(expected));
  });
});

describe('the contests', () => {
  it('hold every game of the window that both have forecast, once, with its result after 90 minutes', async () => {
    const found = await contests(honest, 'soccer');
    const { rows } = await honest.services.db.$client.query<{ id: string; result: string }>(
      `select game.id, case sign(home_score - away_score) when 1 then 'home' when 0 then 'draw' else 'away' end as result
       from game join game_state on game_id = game.id and status = 'completed'
       where league_id = 'EPL' and start_at >= $1 order by start_at, game.id`,
      [FROM],
    );
    expect(found.length).toBeGreaterThan(100);
    expect(found.map(({ gameId, result }) => ({ id: gameId, result }))).toEqual(rows);
  });

  it('leave out games that the running model did not forecast before their start', async () => {
    const test = await testServices();
    const services = { ...test.services, clock: fixedClock(MID_SEASON) };
    const games = makeArchive(92).filter(({ leagueId }) => leagueId === 'EPL');
    await ingestArchive(services, games);
    await addLiveForecasts(services, { leagueId: 'EPL', pWinner: 0.9, minutesFromStart: 1 });
    const calculated = { leagueId: 'EPL', pWinner: 0.9, minutesFromStart: -60, origin: 'backfill' } as const;
    await addLiveForecasts(services, calculated);
    expect(await contests(test, 'soccer')).toEqual([]);
    await test.close();
  });
});
