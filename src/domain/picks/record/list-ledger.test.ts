import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listHotPicks } from '#domain/picks/pick/list-hot-picks.ts';
import type { LockedPick, OpenPick } from '#domain/picks/pick/pick-view.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import { fixedClock } from '#platform/clock.ts';
import { canonicalJson } from '#platform/hash.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, addPolicy, goodOdds, minutesAfter } from '#tests/support/factories.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame } from '#tests/support/small-season.ts';
import { listLedger } from './list-ledger.ts';

const NOON = new Date('2016-11-10T04:00:00Z');
const GAMES = ['first', 'second', 'third'].map((key, index) => ({
  key,
  startAt: minutesAfter(NOON, 300 + 60 * index),
}));
const LAST_START = minutesAfter(NOON, 420);
/** The fields of a locked pick (docs/product/picks.md), and the three that the ledger adds. */
const OPEN_FIELDS = [
  'id',
  'event',
  'sport',
  'league',
  'start_at',
  'game_start_at',
  'opens_at',
  'bet_type',
  'serial',
  'leaf_hash',
];
const LOCKED_FIELDS = [...OPEN_FIELDS, 'published_at', 'is_free', 'data_origin', 'locked'];

let test: TestServices;

beforeAll(async () => {
  test = await testServices();
  await addPolicy(test.services);
  const known = minutesAfter(NOON, -60);
  await insertSmallSeason(test.services, {
    games: GAMES.map(smallGame),
    odds: GAMES.flatMap(({ key }) => goodOdds(key, known)),
  });
  for (const { key } of GAMES) await addForecast(test.services, { gameKey: key, knownAt: known });
  await publishPicks({ ...test.services, clock: fixedClock(NOON) }, { source: SMALL_SOURCE });
});
afterAll(() => test.close());

const at = (now: Date) => ({ ...test.services, clock: fixedClock(now) });
const ledgerAt = (now: Date, page = 1, perPage = 50) =>
  listLedger(at(now), { locale: 'en', origin: 'live', page, perPage });
const hotAt = (now: Date, limit = 50, isEntitled = false) =>
  listHotPicks(at(now), { locale: 'en', limit, isEntitled });

async function storedPicks() {
  const { rows } = await test.services.db.$client.query(
    `select *, serial_day::text || '/' || lpad(serial_no::text, 4, '0') as serial from pick order by serial_no`,
  );
  return rows;
}

/** What a reader has paid for, as it would stand in an answer. */
function secretTexts(row: Record<string, unknown>): string[] {
  const numbers = [row.ev, row.p_win, row.p_lose].map(String);
  return [
    String(row.salt),
    ...numbers,
    '"side"',
    '"odds"',
    '"units"',
    '"confidence"',
    '"bookmaker"',
    '"one"',
  ];
}

describe('before its game starts', () => {
  it.each([
    ['an hour', minutesAfter(GAMES[0]?.startAt ?? NOON, -60)],
    ['a millisecond', minutesAfter(GAMES[0]?.startAt ?? NOON, -1 / 60_000)],
  ])(
    '%s, a locked pick shows nothing that is paid for, neither in the ledger nor among the hot ones',
    async (_, now) => {
      const { entries } = await ledgerAt(now);
      const hot = await hotAt(now);
      expect(hot.filter((pick) => pick.locked)).toHaveLength(6);
      for (const row of await storedPicks()) {
        if (row.is_free) continue;
        const entry = entries.find((one) => one.serial === row.serial);
        const hotPick = hot.find((one) => one.serial === row.serial);
        // Readers without a plan get the next six.
        if (hotPick !== undefined) expect(Object.keys(hotPick).sort()).toEqual([...LOCKED_FIELDS].sort());
        expect(Object.keys(entry ?? {}).sort()).toEqual(
          [...LOCKED_FIELDS, 'salt', 'sealed', 'withdrawn_at'].sort(),
        );
        expect(entry).toMatchObject({ locked: true, salt: null, sealed: null });
        const text = JSON.stringify([entry, hotPick]);
        for (const secret of secretTexts(row)) expect(text).not.toContain(secret);
      }
    },
  );

  it('the free pick is open, but its salt is not', async () => {
    const now = minutesAfter(NOON, 1);
    const free = (await ledgerAt(now)).entries.filter((entry) => !entry.locked);
    expect(free).toMatchObject([{ serial: '2016-11-10/0001', is_free: true, salt: null, sealed: null }]);
    const [first, ...others] = await hotAt(now);
    expect(first).toMatchObject({ serial: '2016-11-10/0001', locked: false });
    expect(others.every((pick) => pick.locked)).toBe(true);
  });

  it('no pick is in any list before it was published', async () => {
    const before = minutesAfter(NOON, -1 / 60_000);
    expect(await ledgerAt(before)).toMatchObject({ entries: [], total: 0 });
    expect(await hotAt(before)).toEqual([]);
  });
});

describe('from the start on', () => {
  it('content and salt are open, and the leaf is their hash', async () => {
    const start = GAMES[1]?.startAt ?? NOON;
    const { entries } = await ledgerAt(start);
    expect(entries.filter((entry) => entry.salt === null)).toHaveLength(3);
    for (const entry of entries.filter((one) => one.salt !== null)) {
      const leaf = createHash('sha256')
        .update(`${entry.salt}${canonicalJson(entry.sealed)}`)
        .digest('hex');
      expect(leaf).toBe(entry.leaf_hash);
      const shown = entry as OpenPick;
      expect(entry.sealed).toMatchObject({
        serial: shown.serial,
        side: shown.side,
        line: shown.line,
        odds: shown.odds.value,
        ev: shown.ev,
        units: shown.units,
        start_at: shown.start_at,
        bet_type: shown.bet_type,
      });
    }
  });

  it('it is no longer among the coming ones', async () => {
    const start = GAMES[1]?.startAt ?? NOON;
    const starts = (await hotAt(start)).map((pick) => pick.start_at);
    expect(new Set(starts)).toEqual(new Set([LAST_START.toISOString()]));
    expect(await hotAt(LAST_START)).toEqual([]);
  });
});

describe('the hot list', () => {
  it('is for who has a plan the free pick, then those with the highest expected value, as many as asked for', async () => {
    const picks = await hotAt(minutesAfter(NOON, 1), 4, true);
    const stored = new Map((await storedPicks()).map((row) => [row.serial, row]));
    expect(picks).toHaveLength(5);
    const values = picks.slice(1).map((pick: LockedPick | OpenPick) => stored.get(pick.serial)?.ev);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    const best = Math.max(...[...stored.values()].filter((row) => !row.is_free).map((row) => row.ev));
    expect(values[0]).toBe(best);
  });
});

describe('the ledger', () => {
  it('lists every serial once over its pages, and says how many there are on any of them', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ledgerAt(NOON, page, 4)));
    expect(pages.map((page) => page.total)).toEqual([9, 9, 9, 9]);
    const serials = pages.flatMap((page) => page.entries.map((entry) => entry.serial));
    expect(serials).toEqual((await storedPicks()).map((row) => row.serial).reverse());
  });

  it('keeps a withdrawn pick, which no hot list shows any more', async () => {
    const withdrawnAt = minutesAfter(NOON, 30);
    const serial = '2016-11-10/0005';
    await test.services.db.$client.query(
      `insert into pick_withdrawal (pick_id, reason, note, withdrawn_at)
       select id, 'data_error', 'test', $1 from pick where serial_no = 5`,
      [withdrawnAt],
    );
    const before = minutesAfter(withdrawnAt, -1);
    const isHot = async (now: Date) => (await hotAt(now)).some((pick) => pick.serial === serial);
    expect([await isHot(before), await isHot(withdrawnAt)]).toEqual([true, false]);
    const entryAt = async (now: Date) => (await ledgerAt(now)).entries.find((one) => one.serial === serial);
    expect(await entryAt(before)).toMatchObject({ withdrawn_at: null, locked: true });
    expect(await entryAt(withdrawnAt)).toMatchObject({
      withdrawn_at: withdrawnAt.toISOString(),
      locked: true,
    });
  });
});
