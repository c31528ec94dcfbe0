import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import type { FeedOdds, FeedState } from '#feeds/feed.ts';
import { fixedClock } from '#platform/clock.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, addPolicy, goodOdds, minutesAfter } from '#tests/support/factories.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame, smallState } from '#tests/support/small-season.ts';
import { settlePicks } from './settle-picks.ts';

const NOON = new Date('2016-11-10T04:00:00Z');
const START = minutesAfter(NOON, 300);
const END = minutesAfter(START, 110);

let test: TestServices;
let key = '';
let games = 0;

beforeAll(async () => {
  test = await testServices();
  await addPolicy(test.services);
});
afterAll(() => test.close());

/** Each test has a game of its own, with three picks: home to win, home −1.5, over 2.5. */
beforeEach(async () => {
  games += 1;
  key = `game ${games}`;
  const known = minutesAfter(NOON, -60);
  const game = smallGame({ key, startAt: START });
  await insertSmallSeason(test.services, { games: [game], odds: goodOdds(key, known) });
  await addForecast(test.services, { gameKey: key, knownAt: known });
  await publishPicks({ ...test.services, clock: fixedClock(NOON) }, { source: SMALL_SOURCE });
});

async function ingest(facts: { states?: readonly FeedState[]; odds?: readonly FeedOdds[] }): Promise<void> {
  const batch = { games: [], states: [], odds: [], references: [], ...facts };
  await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, new Date('2100-01-01T00:00:00Z')));
}

function final(homeScore: number, awayScore: number, options: Partial<FeedState> = {}): FeedState {
  return smallState({ gameKey: key, knownAt: END, status: 'completed', homeScore, awayScore, ...options });
}

const settleAt = (now: Date) => settlePicks({ ...test.services, clock: fixedClock(now) });

async function grades() {
  const { rows } = await test.services.db.$client.query(
    `select bet_type, result, would_be, profit_cents, home_score, pick_grade.known_at, closing_odds::float8
     from pick_grade join pick on pick.id = pick_id join game on game.id = game_id
     where game.key = $1 order by pick_grade.known_at, bet_type`,
    [key],
  );
  return rows;
}

const SETTLED = minutesAfter(END, 10);

describe('settling', () => {
  it('waits ten minutes after the final score, and not a second longer', async () => {
    await ingest({ states: [final(3, 1)] });
    expect(await settleAt(minutesAfter(END, 9.99))).toEqual({ settled: 0 });
    expect(await grades()).toEqual([]);
    expect(await settleAt(SETTLED)).toEqual({ settled: 3 });
    const common = { result: 'win', would_be: 'win', home_score: 3, known_at: SETTLED };
    expect(await grades()).toMatchObject([
      { ...common, bet_type: 'over_under', profit_cents: expect.any(Number) },
      { ...common, bet_type: 'run_line' },
      { ...common, bet_type: 'win_loss' },
    ]);
  });

  it('starts to wait again when the score is corrected within that time', async () => {
    const corrected = minutesAfter(END, 5);
    await ingest({ states: [final(3, 1), final(1, 1, { knownAt: corrected })] });
    expect(await settleAt(SETTLED)).toEqual({ settled: 0 });
    expect(await settleAt(minutesAfter(corrected, 10))).toEqual({ settled: 3 });
    expect((await grades()).map((grade) => grade.result)).toEqual(['lose', 'lose', 'lose']);
  });

  it('grades each pick once, however often and by however many it is asked', async () => {
    await ingest({ states: [final(3, 1)] });
    await Promise.all([1, 2, 3].map(() => settleAt(SETTLED)));
    expect(await settleAt(minutesAfter(SETTLED, 1))).toEqual({ settled: 0 });
    expect(await grades()).toHaveLength(3);
  });

  it('does not grade what is not over', async () => {
    await ingest({ states: [final(3, 1, { status: 'in_progress' })] });
    expect(await settleAt(minutesAfter(END, 600))).toEqual({ settled: 0 });
  });

  it('does not look at a result that is known later', async () => {
    await ingest({ states: [final(3, 1, { knownAt: minutesAfter(END, 600) })] });
    expect(await settleAt(minutesAfter(END, 599))).toEqual({ settled: 0 });
  });

  it('cancels the picks of a game that is called off, without profit', async () => {
    await ingest({ states: [final(1, 0, { status: 'canceled', reason: 'abandoned' })] });
    await settleAt(SETTLED);
    expect(await grades()).toMatchObject(
      [1, 2, 3].map(() => ({ result: 'cancel', would_be: 'cancel', profit_cents: 0 })),
    );
  });

  it('settles a game that was called off before its start only after the start', async () => {
    const early = minutesAfter(START, -60);
    const off = { status: 'canceled', knownAt: early, homeScore: null, awayScore: null } as const;
    await ingest({ states: [smallState({ gameKey: key, ...off })] });
    expect(await settleAt(minutesAfter(early, 20))).toEqual({ settled: 0 });
    expect(await settleAt(START)).toEqual({ settled: 3 });
  });

  it.each([
    ['by more than a day is off, whatever it ends in', 24 * 60 + 1, 'cancel'],
    ['by a day stands', 24 * 60, 'win'],
  ])('of a game that was moved %s', async (_, byMinutes, result) => {
    const startAt = minutesAfter(START, byMinutes);
    const moved = smallGame({ key, startAt, knownAt: minutesAfter(NOON, 60) });
    await insertSmallSeason(test.services, { games: [moved] });
    const off = result === 'cancel' ? 3 : 0;
    expect(await settleAt(minutesAfter(START, -1))).toEqual({ settled: 0 });
    expect(await settleAt(START)).toEqual({ settled: off });
    await ingest({ states: [final(3, 1, { knownAt: minutesAfter(startAt, 110) })] });
    await settleAt(minutesAfter(startAt, 120));
    expect(await grades()).toMatchObject(
      [1, 2, 3].map(() => ({ result, would_be: result, home_score: off ? null : 3 })),
    );
  });

  it('keeps the score of a game that was moved away out of the grade, also where no one looked before its end', async () => {
    const startAt = minutesAfter(START, 24 * 60 + 1);
    const moved = smallGame({ key, startAt, knownAt: minutesAfter(NOON, 60) });
    await insertSmallSeason(test.services, { games: [moved] });
    await ingest({ states: [final(3, 1, { knownAt: minutesAfter(startAt, 110) })] });
    await settleAt(minutesAfter(startAt, 130));
    expect(await grades()).toMatchObject([1, 2, 3].map(() => ({ result: 'cancel', home_score: null })));
  });

  it('of a baseball game that was moved within a day is off on another date of the league alone', async () => {
    const owner = new pg.Client({ connectionString: test.ownerUrl });
    await owner.connect();
    await owner.query("update league set sport = 'baseball'");
    const later = { key, startAt: minutesAfter(START, 6 * 60), knownAt: minutesAfter(NOON, 60) };
    const dayOf = (gameDay: string) =>
      insertSmallSeason(test.services, { games: [smallGame({ ...later, gameDay })] });
    await dayOf('2016-11-10');
    expect(await settleAt(START)).toEqual({ settled: 0 });
    await dayOf('2016-11-11');
    expect(await settleAt(START)).toEqual({ settled: 3 });
    await owner.query("update league set sport = 'soccer'");
    await owner.end();
  });

  it('counts the two halves alone, and not extra time', async () => {
    const parts = [
      [0, 1],
      [1, 0],
      [2, 0],
    ] as const;
    await ingest({ states: [final(3, 1, { parts, reason: 'aet' })] });
    await settleAt(SETTLED);
    expect((await grades()).map((grade) => grade.result)).toEqual(['lose', 'lose', 'lose']);
  });

  it('gives stakes back where only the score after extra time is known', async () => {
    await ingest({ states: [final(3, 1, { parts: [], reason: 'aet' })] });
    await settleAt(SETTLED);
    expect((await grades()).map((grade) => grade.result)).toEqual(['cancel', 'cancel', 'cancel']);
  });

  it('grades a withdrawn pick beside the record: canceled, with what it would have been', async () => {
    await test.services.db.$client.query(
      `insert into pick_withdrawal (pick_id, reason, note, withdrawn_at)
       select pick.id, 'line_up', 'test', $2 from pick join game on game.id = game_id
       where game.key = $1 and bet_type = 'win_loss'`,
      [key, minutesAfter(NOON, 10)],
    );
    await ingest({ states: [final(0, 3)] });
    await settleAt(SETTLED);
    expect(await grades()).toMatchObject([
      { bet_type: 'over_under', result: 'win' },
      { bet_type: 'run_line', result: 'lose' },
      { bet_type: 'win_loss', result: 'cancel', would_be: 'lose', profit_cents: 0 },
    ]);
  });

  it('compares with the closing price that was known, not with one of later', async () => {
    const close = goodOdds(key, START).map((odds) => ({ ...odds, phase: 'close' as const, homeOdds: 2.2 }));
    const later = goodOdds(key, minutesAfter(SETTLED, 1)).map((odds) => ({
      ...odds,
      phase: 'close' as const,
      homeOdds: 9,
      awayOdds: 9,
      drawOdds: odds.drawOdds && 9,
    }));
    await ingest({ states: [final(3, 1)], odds: [...close, ...later] });
    await settleAt(SETTLED);
    expect((await grades()).map((grade) => grade.closing_odds)).toEqual([2.2, 2.2, 2.2]);
  });

  it('leaves back-filled picks alone: they are graded as they are made', async () => {
    await test.services.db.$client.query(
      `insert into pick select (jsonb_populate_record(pick, jsonb_build_object('id', gen_random_uuid(),
         'origin', 'backfill', 'serial_day', null, 'serial_no', null, 'batch_id', null, 'salt', null,
         'leaf_hash', null, 'is_free', false))).*
       from pick join game on game.id = game_id where game.key = $1`,
      [key],
    );
    await ingest({ states: [final(3, 1)] });
    expect(await settleAt(SETTLED)).toEqual({ settled: 3 });
    expect(await grades()).toHaveLength(3);
  });
});
