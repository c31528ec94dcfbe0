import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, callFile } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { ALL_STARTED, publishTwoBatches, tamper } from '#tests/support/sealed-days.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await publishTwoBatches(test);
});
afterAll(() => test.close());

async function rowsOf(query = ''): Promise<Record<string, string>[]> {
  const { status, text } = await callFile(test.services, `/public/ledger.csv${query}`);
  expect(status).toBe(200);
  return parse(text, { columns: true });
}

describe('200', () => {
  it('is a file with a row for each serial, the oldest first', async () => {
    const { headers, text } = await callFile(test.services, '/public/ledger.csv');
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="ledger.csv"');
    expect(text.split('\r\n')).toHaveLength(7);
    expect((await rowsOf()).map(({ serial }) => serial?.slice(-4))).toEqual([
      '0001',
      '0002',
      '0003',
      '0004',
      '0005',
    ]);
  });

  it('holds nothing that is paid for before the start, but for the free pick, and no salt at all', async () => {
    test.setNow(new Date('2016-11-20T05:00:00Z'));
    const [free, ...locked] = await rowsOf();
    expect(free).toMatchObject({ locked: 'false', side: 'home', salt: '' });
    for (const row of locked) {
      expect(row).toMatchObject({
        locked: 'true',
        side: '',
        odds: '',
        p_win: '',
        ev: '',
        units: '',
        salt: '',
      });
      expect(row.leaf_hash).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('agrees with the ledger of the API after the start, and with what was known at an earlier instant', async () => {
    test.setNow(ALL_STARTED);
    const rows = await rowsOf();
    const { data } = await callApi(test.services, { path: '/public/ledger' });
    const entries = (Array.isArray(data) ? data : []).toReversed();
    expect(rows.map((row) => [row.serial, row.leaf_hash, row.salt, Number(row.odds)])).toEqual(
      entries.map((entry) => [entry.serial, entry.leaf_hash, entry.salt, entry.odds.value]),
    );
    expect((await rowsOf('?as_of=2016-11-20T03:00:00Z')).map(({ locked }) => locked)).toEqual([
      'false',
      'true',
      'true',
    ]);
  });

  it('gives no spreadsheet a formula to run', async () => {
    await tamper(test, `update team set names = '{"en": "=1+1"}' where key = 'EPL/Reds'`);
    const { text } = await callFile(test.services, '/public/ledger.csv');
    expect(text).toContain(`,"'=1+1",`);
    expect(text).not.toMatch(/(^|,)"?=/m);
  });
});

describe('422', () => {
  it.each(['?origin=other', '?as_of=tomorrow', '?as_of=2090-01-01T00:00:00Z'])(
    'refuses %s',
    async (query) => {
      expect((await callApi(test.services, { path: `/public/ledger.csv${query}` })).status).toBe(422);
    },
  );
});
