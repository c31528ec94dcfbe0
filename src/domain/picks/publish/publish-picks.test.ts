import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockPublishing } from '#db/queries/pick.ts';
import { type Clock, fixedClock } from '#platform/clock.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, addPolicy, goodOdds, minutesAfter, poorOdds } from '#tests/support/factories.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame } from '#tests/support/small-season.ts';
import { publishPicks } from './publish-picks.ts';

const NOON = new Date('2016-11-10T04:00:00Z');

const DAY_MIN = 24 * 60;

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

describe('publishing at the same time', () => {
  it('gives gapless serials, and one pick to an event and bet type', async () => {
    for (const key of ['c0', 'c1', 'c2', 'c3', 'c4']) await addGame(key, NOON, 300);
    const reports = await Promise.all([NOON, NOON, NOON, NOON].map((now) => publishAt(now)));
    expect(reports.map((report) => report.published).sort((a, b) => b - a)).toEqual([15, 0, 0, 0]);
    const picks = await rows(`select serial_no, game_id, bet_type, is_free from pick order by serial_no`);
    expect(picks.map((pick) => pick.serial_no)).toEqual(Array.from({ length: 15 }, (_, no) => no + 1));
    expect(new Set(picks.map((pick) => `${pick.game_id}${pick.bet_type}`)).size).toBe(15);
    expect(picks.filter((pick) => pick.is_free)).toEqual([picks[0]]);
  });

  it('over midnight of the brand zone leaves neither a gap nor a fork', async () => {
    const midnight = new Date('2016-11-10T16:00:00Z');
    await addGame('m0', midnight, 300);
    const clocks = [minutesAfter(midnight, -0.001), minutesAfter(midnight, 0.001)];
    const reports = await Promise.all(clocks.map((now) => publishAt(now)));
    expect(reports.map((report) => report.published).sort()).toEqual([0, 3]);
  });

  it('judges by the time at which its turn has come', async () => {
    const noon = new Date('2016-11-12T04:00:00Z');
    await addGame('t0', noon, 90);
    await addGame('t1', noon, 120);
    let now = noon;
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    let isLocked = () => {};
    const locked = new Promise<void>((done) => {
      isLocked = done;
    });
    const other = test.services.db.transaction(async (tx) => {
      await lockPublishing(tx);
      isLocked();
      await held;
    });
    await locked;
    const waiting = publishAt({ now: () => now });
    now = minutesAfter(noon, 80);
    release();
    await Promise.all([other, waiting]);
    expect(await picksOf('t0')).toEqual([]);
    expect((await picksOf('t1')).map((pick) => pick.published_at)).toEqual([1, 2, 3].map(() => now));
  });
});

describe('the publishing window', () => {
  const now = new Date('2016-11-14T04:00:00Z');

  it.each([
    ['at the start', 0, 0],
    ['14 minutes before', 14, 0],
    ['15 minutes before, when it closes', 15, 0],
    ['16 minutes before', 16, 3],
    ['48 hours before, when it opens', 2 * DAY_MIN, 3],
    ['a minute earlier', 2 * DAY_MIN + 1, 0],
  ])('%s', async (what, minutes, expected) => {
    await addGame(what, now, minutes);
    await publishAt(now);
    const picks = await picksOf(what);
    expect(picks).toHaveLength(expected);
    for (const { published_at, start_at } of picks) {
      const leadMinutes = (Number(start_at) - Number(published_at)) / 60_000;
      expect(leadMinutes).toBeGreaterThanOrEqual(15);
      expect(leadMinutes).toBeLessThanOrEqual(2 * DAY_MIN);
    }
  });

  it('closes with a pass where no side was ever worth a bet, and not before', async () => {
    await addGame('poor', now, 60, poorOdds);
    await publishAt(now);
    expect([await picksOf('poor'), await passesOf('poor')]).toEqual([[], []]);
    const closing = minutesAfter(now, 45);
    await publishAt(closing);
    await publishAt(minutesAfter(closing, 1));
    const passes = await passesOf('poor');
    expect(passes.map((pass) => pass.reason)).toEqual([
      'ev_below_policy',
      'ev_below_policy',
      'ev_below_policy',
    ]);
    expect(passes.map((pass) => pass.known_at)).toEqual([closing, closing, closing]);
    expect(await picksOf('poor')).toEqual([]);
  });

  it('publishes at the first moment at which a price is good enough', async () => {
    await addGame('later', now, 600, poorOdds);
    await publishAt(now);
    const rise = minutesAfter(now, 30);
    const better = goodOdds('later', rise).map((odds) => ({ ...odds, phase: 'move' as const }));
    await insertSmallSeason(test.services, { games: [], odds: better });
    await publishAt(minutesAfter(now, 29));
    expect(await picksOf('later')).toEqual([]);
    await publishAt(rise);
    // The forecast does not know the price yet: why it rose may be just what the forecast lacks.
    expect(await picksOf('later')).toEqual([]);
    const known = minutesAfter(rise, 1);
    await addForecast(test.services, { gameKey: 'later', knownAt: known, pricesUntil: rise });
    await publishAt(known);
    expect((await picksOf('later')).map((pick) => pick.published_at)).toEqual([known, known, known]);
  });
});

describe('the policy', () => {
  it('in force when a pick is made is stored with it, and older picks keep theirs', async () => {
    const now = new Date('2016-11-18T04:00:00Z');
    await addPolicy(test.services, { version: 2, validFrom: minutesAfter(now, 10), minEv: 0.03 });
    await addGame('p1', now, 300);
    await publishAt(now);
    await addGame('p2', now, 300);
    await publishAt(minutesAfter(now, 10));
    const versions = async (key: string) => (await picksOf(key)).map((pick) => pick.policy_version);
    expect([await versions('p1'), await versions('p2')]).toEqual([
      [1, 1, 1],
      [2, 2, 2],
    ]);
  });
});

/** An independent verifier: nothing but rows and SHA-256. */
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value instanceof Date) return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}

function rootOf(leaves: readonly string[]): string {
  if (leaves.length === 1) return leaves[0] ?? '';
  const pairs = Array.from({ length: Math.ceil(leaves.length / 2) }, (_, i) =>
    leaves.slice(2 * i, 2 * i + 2),
  );
  return rootOf(pairs.map(([left = '', right]) => (right ? sha256(`node:${left}${right}`) : left)));
}

const SEALED = `
  select serial_day::text as serial_day, serial_no, batch_id, salt, leaf_hash, is_free, json_build_object(
    'serial', serial_day || '/' || lpad(serial_no::text, 4, '0'), 'game_id', game_id, 'league', league_id,
    'start_at', to_char(start_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'bet_type', bet_type, 'side', side,
    'line', line::float8, 'odds', odds::float8, 'min_odds', min_odds::float8, 'odds_snapshot', odds_snapshot,
    'p_win', p_win, 'p_push', p_push, 'p_lose', p_lose, 'ev', ev, 'confidence', confidence,
    'units', units::float8, 'tier', tier, 'model_version', model_version, 'policy_version', policy_version,
    'published_at', to_char(published_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as content
  from pick order by serial_day, serial_no`;

describe('the chain of all that was published above', () => {
  it('is recomputed from rows alone: leaves, roots, counts, hashes, days', async () => {
    const picks = await rows(SEALED);
    const batches = await rows(
      `select id, day::text as day, sequence, merkle_root, pick_count, first_no, last_no, batch_hash, to_char(published_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as published from pick_batch order by day, sequence`,
    );
    expect(picks.length).toBeGreaterThan(20);
    expect(batches.length).toBeGreaterThan(5);
    expect(new Set(batches.map((batch) => batch.day)).size).toBeGreaterThan(3);
    let previous = '0'.repeat(64);
    for (const batch of batches) {
      const own = picks.filter((pick) => pick.batch_id === batch.id);
      for (const pick of own) expect(sha256(`${pick.salt}${canonical(pick.content)}`)).toBe(pick.leaf_hash);
      const root = rootOf(own.map((pick) => String(pick.leaf_hash)));
      expect(root).toBe(batch.merkle_root);
      expect(batch.pick_count).toBe(own.length);
      const { day, sequence, pick_count, first_no, last_no, published } = batch;
      const body = { day, sequence, merkle_root: root, pick_count, first_no, last_no };
      expect(sha256(canonical({ ...body, previous_hash: previous, published_at: published }))).toBe(
        batch.batch_hash,
      );
      previous = String(batch.batch_hash);
    }
  });

  it('counts the batches of each day from 1', async () => {
    const days = await rows(
      'select array_agg(sequence order by sequence)::int[] as numbers from pick_batch group by day',
    );
    expect(days.length).toBeGreaterThan(1);
    for (const { numbers } of days)
      expect(numbers).toEqual((numbers as number[]).map((_, index) => index + 1));
  });

  it('has days that count from 1 without a gap, and one free pick each, the first', async () => {
    const picks = await rows(SEALED);
    const days = Map.groupBy(picks, (pick) => pick.serial_day);
    const counters = await rows(`select day::text as day, last_no from pick_day where last_no > 0`);
    expect(new Map([...days].map(([day, own]) => [day, own.length]))).toEqual(
      new Map(counters.map((counter) => [counter.day, counter.last_no])),
    );
    for (const own of days.values()) {
      expect(own.map((pick) => pick.serial_no)).toEqual(own.map((_, index) => index + 1));
      expect(own.map((pick) => pick.is_free)).toEqual(own.map((_, index) => index === 0));
    }
  });
});
