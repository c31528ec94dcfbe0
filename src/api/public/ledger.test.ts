import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { ledgerContract } from './ledger.contract.ts';

const PUBLISHED = new Date('2016-11-20T08:00:00Z');
const STARTS = ['2016-11-20T12:00:00Z', '2016-11-20T15:00:00Z', '2016-11-20T18:00:00Z'].map(
  (text) => new Date(text),
);

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await publishSmallPicks(test, { publishedAt: PUBLISHED, starts: STARTS });
});
afterAll(() => test.close());

async function ledger(query = '') {
  const answer = await callApi(test.services, { path: `/public/ledger${query}` });
  return { ...answer, entries: ledgerContract.data.parse(answer.data) };
}

describe('200', () => {
  it('lists every serial of the day without a gap, the newest first', async () => {
    const { entries, meta } = await ledger();
    expect(entries.map((entry) => entry.serial)).toEqual([
      '2016-11-20/0003',
      '2016-11-20/0002',
      '2016-11-20/0001',
    ]);
    expect(meta).toMatchObject({ total: 3, page: 1, last_page: 1, origin: 'live' });
  });

  it('keeps what is paid for, and the salt, closed until the start', async () => {
    test.setNow(new Date('2016-11-20T11:00:00Z'));
    const [, second] = (await ledger()).entries;
    expect(second).toMatchObject({ locked: true, salt: null, sealed: null });
    const paid = ['side', 'line', 'odds', 'min_odds', 'p', 'ev', 'confidence', 'units', 'drivers', 'version'];
    expect(Object.keys(second ?? {}).filter((name) => paid.includes(name))).toEqual([]);
  });

  it('opens the free pick, the first of the day, to everybody, but not its salt', async () => {
    test.setNow(new Date('2016-11-20T11:00:00Z'));
    const free = (await ledger()).entries.at(-1);
    expect(free).toMatchObject({ is_free: true, locked: false, side: 'home', salt: null });
  });

  it('discloses content and salt after the start, from which anyone can rebuild the leaf', async () => {
    test.setNow(new Date('2016-11-20T15:00:01Z'));
    const opened = (await ledger()).entries[1];
    if (!opened?.salt || !opened.sealed) throw new Error('the second pick should be disclosed');
    const leaf = createHash('sha256')
      .update(opened.salt + JSON.stringify(sortKeys(opened.sealed)))
      .digest('hex');
    expect(leaf).toBe(opened.leaf_hash);
    expect(opened.sealed).toMatchObject({ serial: opened.serial, game_id: opened.event.id, side: 'home' });
  });

  it('shows the ledger as it stood at an instant, sealed as it was then', async () => {
    test.setNow(new Date('2016-11-20T18:30:00Z'));
    const { entries, meta } = await ledger('?as_of=2016-11-20T13:00:00Z');
    expect(meta.as_of).toBe('2016-11-20T13:00:00.000Z');
    expect(entries.map(({ locked, salt }) => [locked, salt === null])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    expect((await ledger('?as_of=2016-11-20T07:00:00Z')).entries).toEqual([]);
  });

  it('has no back-filled pick among the published ones', async () => {
    expect((await ledger('?origin=backfill')).entries).toEqual([]);
  });
});

describe('422', () => {
  it.each(['?page=0', '?per_page=1000', '?origin=other', '?stage=secret', '?as_of=2090-01-01T00:00:00Z'])(
    'refuses %s',
    async (query) => {
      expect((await callApi(test.services, { path: `/public/ledger${query}` })).status).toBe(422);
    },
  );
});

/** Keys in order at every depth, as the canonical form has them. */
function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
