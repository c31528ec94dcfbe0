import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clock, fixedClock } from '#platform/clock.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, addPolicy, goodOdds, INSUFFICIENT, minutesAfter } from '#tests/support/factories.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame, smallState } from '#tests/support/small-season.ts';
import { publishPicks } from './publish-picks.ts';

let test: TestServices;

beforeAll(async () => {
  test = await testServices();
  await addPolicy(test.services);
});

afterAll(() => test.close());

function publishAt(now: Date | Clock) {
  const clock = now instanceof Date ? fixedClock(now) : now;
  return publishPicks({ ...test.services, clock }, { source: SMALL_SOURCE });
}

/** A game that starts some minutes after an instant, with good prices and a forecast that are an hour old by then. */
async function addGame(key: string, now: Date, minutes: number, odds = goodOdds): Promise<void> {
  const known = minutesAfter(now, -60);
  const game = smallGame({ key, startAt: minutesAfter(now, minutes), gameNo: 1 });
  await insertSmallSeason(test.services, { games: [game], odds: odds(key, known) });
  await addForecast(test.services, { gameKey: key, knownAt: known });
}

type Row = Record<string, unknown>;

async function rows(text: string): Promise<Row[]> {
  return (await test.services.db.$client.query<Row>(text)).rows;
}

const picksOf = (key: string) =>
  rows(`select pick.* from pick join game on game.id = game_id where game.key = '${key}' order by serial_no`);

const passesOf = (key: string) =>
  rows(`select pick_pass.* from pick_pass join game on game.id = game_id where game.key = '${key}'`);

describe('nothing is published', () => {
  const now = new Date('2016-11-16T04:00:00Z');
  const closing = minutesAfter(now, 285);

  async function reasonsAtClose(key: string): Promise<unknown[]> {
    await publishAt(now);
    await publishAt(closing);
    expect(await picksOf(key)).toEqual([]);
    return (await passesOf(key)).map((pass) => pass.reason);
  }

  it('without a forecast', async () => {
    const game = smallGame({ key: 'n0', startAt: minutesAfter(now, 300) });
    await insertSmallSeason(test.services, { games: [game], odds: goodOdds('n0', now) });
    expect(await reasonsAtClose('n0')).toEqual([
      'insufficient_data',
      'insufficient_data',
      'insufficient_data',
    ]);
  });

  it('on a forecast that lacks data, though an older one did not', async () => {
    await addGame('n1', now, 300);
    await addForecast(test.services, { gameKey: 'n1', knownAt: now, ...INSUFFICIENT });
    expect(await reasonsAtClose('n1')).toEqual([
      'insufficient_data',
      'insufficient_data',
      'insufficient_data',
    ]);
  });

  it('on a forecast that knew the closing odds', async () => {
    const game = smallGame({ key: 'n9', startAt: minutesAfter(now, 300) });
    await insertSmallSeason(test.services, { games: [game], odds: goodOdds('n9', now) });
    await addForecast(test.services, { gameKey: 'n9', knownAt: now, tier: 'D' });
    expect(await reasonsAtClose('n9')).toEqual([
      'insufficient_data',
      'insufficient_data',
      'insufficient_data',
    ]);
  });

  it('without a price', async () => {
    await addGame('n2', now, 300, () => []);
    expect(await reasonsAtClose('n2')).toEqual(['no_odds', 'no_odds', 'no_odds']);
  });

  it('on a forecast or a price that becomes known later', async () => {
    const later = minutesAfter(now, 280);
    await addGame('n3', now, 300, () => goodOdds('n3', later));
    await addGame('n4', now, 300, () => goodOdds('n4', now));
    await addForecast(test.services, { gameKey: 'n4', knownAt: later });
    await publishAt(minutesAfter(now, -61));
    expect([await picksOf('n3'), await picksOf('n4')]).toEqual([[], []]);
    await publishAt(minutesAfter(later, -1));
    expect(await picksOf('n3')).toEqual([]);
    await addForecast(test.services, { gameKey: 'n3', knownAt: later });
    await publishAt(later);
    expect(await picksOf('n3')).toHaveLength(3);
  });

  it('at a price that the newest forecast does not know, and the pass says so', async () => {
    await addGame('n8', now, 300);
    const move = goodOdds('n8', minutesAfter(now, 200)).map((odds) => ({ ...odds, phase: 'move' as const }));
    await insertSmallSeason(test.services, { games: [], odds: move });
    await publishAt(minutesAfter(now, 201));
    await publishAt(closing);
    expect(await picksOf('n8')).toEqual([]);
    const reasons = (await passesOf('n8')).map((pass) => pass.reason);
    expect(reasons).toEqual(['forecast_too_old', 'forecast_too_old', 'forecast_too_old']);
  });

  it('on a game that began early or was called off', async () => {
    await addGame('n5', now, 300);
    await addGame('n6', now, 300);
    const known = { knownAt: minutesAfter(now, -1), homeScore: null, awayScore: null };
    const states = [
      smallState({ ...known, gameKey: 'n5', status: 'in_progress' }),
      smallState({ ...known, gameKey: 'n6', status: 'canceled', reason: 'postponed' }),
    ];
    await insertSmallSeason(test.services, { games: [], states });
    await publishAt(now);
    await publishAt(closing);
    expect([await picksOf('n5'), await picksOf('n6')]).toEqual([[], []]);
  });

  it('on a quarter line, which the database itself does not take', async () => {
    const quarter = test.services.db.$client.query(
      `insert into pick select (jsonb_populate_record(pick, jsonb_build_object('id', gen_random_uuid(),
         'bet_type', 'over_under', 'side', 'over', 'line', 2.25))).* from pick limit 1`,
    );
    await expect(quarter).rejects.toThrow('pick_line_check');
  });

  it('of another source', async () => {
    await addGame('n7', now, 300);
    await publishPicks({ ...test.services, clock: fixedClock(now) }, { source: 'csv-archive' });
    expect(await picksOf('n7')).toEqual([]);
  });
});
