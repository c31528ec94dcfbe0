import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { rebuildRecord } from '#db/queries/record-refresh.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { decideCorrection } from '#domain/picks/grade/decide-correction.ts';
import { proposeCorrection } from '#domain/picks/grade/propose-correction.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import { listLedger } from '#domain/picks/record/list-ledger.ts';
import type { FeedOdds } from '#feeds/feed.ts';
import { fixedClock } from '#platform/clock.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, addPolicy, goodOdds, minutesAfter, poorOdds } from '#tests/support/factories.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame, smallState } from '#tests/support/small-season.ts';
import { type Claim, listClaims } from './list-claims.ts';

const FIRST = new Date('2016-10-10T04:00:00Z');
const DAYS = 26;
const SCORES = [[2, 1], [0, 3], [1, 1], [2, 0], [0, 0], [4, 2], [1, 2]] as const; // biome-ignore format: a list of scores
const NOW = minutesAfter(FIRST, DAYS * 1440);

let test: TestServices;
const at = (now: Date) => ({ ...test.services, clock: fixedClock(now) });

/** 26 days of one game each: published at noon, played in the evening, settled at night, a few called off or withdrawn. */
beforeAll(async () => {
  test = await testServices();
  await addPolicy(test.services);
  for (let day = 0; day < DAYS; day += 1) await playDay(day, minutesAfter(FIRST, day * 1440));
  await copyAsBackfill();
  await test.services.db.transaction(rebuildRecord);
  await correctOne();
});
afterAll(() => test.close());

/** A score of some days ago turns out to have been another one, an hour before the last day's end. */
async function correctOne(): Promise<void> {
  const { rows } = await test.services.db.$client.query(
    'select pick_id from pick_grade where would_be = result order by known_at desc, pick_id offset 15 limit 1',
  );
  const services = at(minutesAfter(NOW, -60));
  const final = { status: 'completed', homeScore: 0, awayScore: 9 } as const;
  const options = { pick: rows[0].pick_id, final, evidence: 'the league said so', by: 'one' };
  const { proposalId } = await proposeCorrection(services, options);
  await decideCorrection(services, { proposalId, approved: true, note: '', by: 'two' });
}

async function playDay(day: number, noon: Date): Promise<void> {
  const key = `day ${day}`;
  const known = minutesAfter(noon, -60);
  const startAt = minutesAfter(noon, 480);
  const odds = day === 7 ? poorOdds(key, known) : goodOdds(key, known);
  await insertSmallSeason(test.services, { games: [smallGame({ key, startAt })], odds });
  await addForecast(test.services, { gameKey: key, knownAt: known });
  await publishPicks(at(noon), { source: SMALL_SOURCE });
  await publishPicks(at(minutesAfter(noon, 470)), { source: SMALL_SOURCE });
  if (day % 8 === 3) await withdraw(key, minutesAfter(noon, 60));
  const [homeScore = 0, awayScore = 0] = SCORES[day % SCORES.length] ?? [];
  const status = day % 9 === 5 ? 'canceled' : 'completed';
  const over = { gameKey: key, knownAt: minutesAfter(startAt, 112), status, homeScore, awayScore } as const;
  const close: FeedOdds[] = goodOdds(key, startAt).map((price) => ({
    ...price,
    phase: 'close',
    homeOdds: 2 + (day % 5) / 10,
  }));
  const batch = { games: [], states: [smallState(over)], odds: close, references: [] };
  await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, NOW));
  await settlePicks(at(minutesAfter(startAt, 125)));
}

async function withdraw(key: string, withdrawnAt: Date): Promise<void> {
  await test.services.db.$client.query(
    `insert into pick_withdrawal select pick.id, 'line_up', 'test', $2 from pick
     join game on game.id = game_id where game.key = $1 and bet_type = 'run_line'`,
    [key, withdrawnAt],
  );
}

/** The same picks and grades again as back-filled ones: no claim may mix the two. */
async function copyAsBackfill(): Promise<void> {
  await test.services.db.$client.query(`
    with copied as (
      insert into pick select (jsonb_populate_record(pick, jsonb_build_object('id', md5(id::text)::uuid,
        'origin', 'backfill', 'serial_day', null, 'serial_no', null, 'batch_id', null, 'salt', null,
        'leaf_hash', null, 'is_free', false, 'data_origin', 'real'))).*
      from pick where bet_type = 'over_under')
    insert into pick_grade select (jsonb_populate_record(pick_grade,
      jsonb_build_object('pick_id', md5(pick_id::text)::uuid))).*
    from pick_grade join pick on pick.id = pick_id where bet_type = 'over_under'`);
}

type Graded = {
  readonly result: string;
  readonly profit_cents: number;
  readonly closing_value: number | null;
  readonly data_origin: string;
};

/** The newest grade by then of each pick whose first grade lies in the window, by plain loops over the raw rows. */
async function gradedIn(origin: Claim['origin'], days: number, now: Date): Promise<Graded[]> {
  const { rows: picks } = await test.services.db.$client.query('select * from pick where origin = $1', [
    origin,
  ]);
  const { rows: grades } = await test.services.db.$client.query('select * from pick_grade order by known_at');
  const midnight = new Date(`${now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Taipei' })}T00:00:00+08:00`);
  const from = minutesAfter(midnight, -(days - 1) * 1440);
  return picks.flatMap((pick) => {
    const own = grades.filter((grade) => grade.pick_id === pick.id && grade.known_at <= now);
    const [first] = own;
    const last = own.at(-1);
    return first && last && first.known_at >= from ? [{ ...last, data_origin: pick.data_origin }] : [];
  });
}

function claimsOf(claims: readonly Claim[], origin: Claim['origin'], days: number) {
  const own = claims.filter((claim) => claim.origin === origin && claim.period?.days === days);
  return Object.fromEntries(own.map((claim) => [claim.id, claim]));
}

describe.each([
  ['live', 20, NOW],
  ['live', 20, minutesAfter(NOW, -61)],
  ['live', 20, minutesAfter(FIRST, 3 * 1440)],
  ['backfill', 20, NOW],
  ['backfill', 90, NOW],
] as const)('the claims of %s picks over %d days at %s', (origin, days, now) => {
  it('are what plain sums over the raw rows give', async () => {
    const graded = await gradedIn(origin, days, now);
    const claims = claimsOf(await listClaims(at(now)), origin, days);
    const win = graded.filter((one) => one.result === 'win').length;
    const lose = graded.filter((one) => one.result === 'lose').length;
    const cents = graded.reduce((sum, one) => sum + one.profit_cents, 0);
    const values = graded.flatMap((one) =>
      one.result === 'cancel' || one.closing_value === null ? [] : [one.closing_value],
    );
    expect(graded.length).toBeGreaterThan(5);
    expect(claims.profit).toMatchObject({ value: cents / 100, n: graded.length, unit: 'usd' });
    expect(claims.average_daily_profit).toMatchObject({ value: cents / 100 / days, n: graded.length });
    expect(claims.win_rate).toMatchObject({ value: win / (win + lose), n: win + lose, unit: 'rate' });
    expect(claims.closing_value?.n).toBe(values.length);
    expect(claims.closing_value?.value).toBeCloseTo(
      values.reduce((sum, one) => sum + one, 0) / values.length,
      12,
    );
    // No figure without saying how sure it is: what a normal law of the sample's own spread gives.
    const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
    const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1);
    const half = 1.959964 * Math.sqrt(spread / values.length);
    expect(claims.closing_value?.interval?.[0]).toBeCloseTo(mean - half, 6);
    expect(claims.closing_value?.interval?.[1]).toBeCloseTo(mean + half, 6);
    for (const { value, interval } of [claims.profit, claims.average_daily_profit].flatMap(
      (one) => one ?? [],
    )) {
      expect(interval?.[0]).toBeLessThan(value);
      expect(interval?.[1]).toBeGreaterThan(value);
    }
    const [low = 0, high = 0] = claims.profit?.interval ?? [];
    expect(claims.average_daily_profit?.interval?.[0]).toBeCloseTo(low / days, 9);
    expect(claims.average_daily_profit?.interval?.[1]).toBeCloseTo(high / days, 9);
    for (const claim of Object.values(claims)) {
      expect(claim.simulated).toBe(graded.some((one) => one.data_origin !== 'real'));
      expect(claim.as_of).toBe(now.toISOString());
      expect(claim.evidence).toBe(`/api/public/ledger?origin=${origin}`);
    }
  });

  it('are what the public ledger adds up to', async () => {
    const { profit } = claimsOf(await listClaims(at(now)), origin, days);
    const { entries } = await listLedger(at(now), { locale: 'en', origin, page: 1, perPage: 500 });
    const cents = entries.reduce((sum, entry) => {
      if (entry.locked || entry.settled_at === null || !profit?.period) return sum;
      const { from, until } = profit.period;
      return entry.settled_at >= from && entry.settled_at <= until ? sum + entry.profit_cents : sum;
    }, 0);
    expect(cents / 100).toBe(profit?.value);
  });
});

describe('the claims', () => {
  it('count every evaluated game once, and those of each origin apart', async () => {
    const events = (await listClaims(at(NOW))).filter((claim) => claim.id === 'events_analysed');
    expect(events.map(({ origin, value, n }) => [origin, value, n])).toEqual([
      ['live', DAYS, DAYS],
      ['backfill', DAYS - 1, DAYS - 1],
    ]);
  });

  it('hold withdrawn, canceled, won, lost and drawn picks, so that the sums above say something', async () => {
    const { rows } = await test.services.db.$client.query(
      `select distinct result || '/' || would_be as pair from pick_grade order by pair`,
    );
    const pairs = rows.map((row) => row.pair);
    expect(pairs).toEqual(
      expect.arrayContaining(['cancel/cancel', 'win/win', 'lose/lose', 'cancel/win', 'cancel/lose']),
    );
  });

  it('count the members of a brand in hundreds, those in use alone, and no fewer than a hundred', async () => {
    const members = async (brand?: string) =>
      (await listClaims(at(NOW), { brand })).find((claim) => claim.id === 'members') ?? null;
    const add = (brand: string, status: string, count: number) =>
      test.services.db.$client.query(
        `insert into account (uuid, brand, email, nick_name, status, locale, created_at, updated_at)
         select gen_random_uuid(), $1, $2 || n || '@example.com', 'M', $2, 'en', $3, $3 from generate_series(1, $4) as n`,
        [brand, status, minutesAfter(NOW, -60), count],
      );
    await add('blue', 'active', 99);
    expect(await members('blue')).toBeNull();
    await add('blue', 'unverified', 100);
    await add('orange', 'active', 100);
    expect(await members('blue')).toBeNull();
    await test.services.db.$client.query("update account set status = 'active' where brand = 'blue'");
    expect(await members('blue')).toMatchObject({ value: 100, n: 199, unit: 'members' });
    expect(await members()).toBeNull();
  });

  it('vanish with the picks that they rest on', async () => {
    expect(await listClaims(at(minutesAfter(FIRST, -1440)))).toEqual([]);
    const later = await listClaims(at(minutesAfter(NOW, 400 * 1440)));
    expect(later.map((claim) => claim.id)).toEqual(['events_analysed', 'events_analysed']);
  });
});
