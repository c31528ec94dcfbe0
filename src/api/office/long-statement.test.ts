import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { isLong } from '#tests/support/is-long.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { openSite } from '#tests/support/site.ts';
import { MAX_STATEMENT_BODY_BYTES, MAX_STATEMENT_BYTES } from './statement-file.contract.ts';

let test: TestServices;
let office: Office;
beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
  office = await openOffice(test.services);
});
afterAll(() => test.close());

/** Several steps of an insert, and with their columns more than one statement takes parameters; the long form takes three times as many. */
const LINES = isLong ? 60_000 : 20_000;
const HEADING = 'booking_date,amount,memo,counter_account';
const statement = (rows: number, memo = 'transfer') =>
  [
    HEADING,
    ...Array.from({ length: rows }, (_, index) => `2026-11-20,${index + 1},${memo} ${index},822-001`),
  ].join('\n');
const countLines = async () => {
  const { rows } = await test.services.db.$client.query('select count(*)::int as n from bank_line');
  return rows[0].n;
};
const take = (csv: string) => office.post('/statements', { file_name: 'year.csv', csv }, 'finance');

describe('a long statement', () => {
  it(`of ${LINES} lines is looked at and taken in, and adds nothing the second time`, async () => {
    const csv = statement(LINES);
    const preview = await office.post('/statements/preview', { csv }, 'finance');
    expect(preview.data).toMatchObject({ counts: { new: LINES, known: 0 } });
    expect((await take(csv)).data).toMatchObject({ read: LINES, added: LINES, known: 0 });
    expect(await countLines()).toBe(LINES);
    expect((await take(csv)).data).toMatchObject({ read: LINES, added: 0, known: LINES });
  });

  it('of more rows than are read, or of more bytes, is refused in words, and nothing of it is written', async () => {
    const before = await countLines();
    const long = await take(statement(100_001, 'x'));
    expect(long.http_code).toBe(422);
    expect(long.messages.input_validates.csv?.[0]).toContain('100,000 lines');
    const large = await take(`${HEADING}\n2026-11-20,1,${'轉'.repeat(MAX_STATEMENT_BYTES / 3)},1`);
    expect(large.http_code).toBe(422);
    expect(large.messages.input_validates.csv?.[0]).toContain('6 MB');
    expect(await countLines()).toBe(before);
  });

  it('passes the limit of the body whenever the contract accepts it, and one byte of body beyond is refused', async () => {
    const worst = `${HEADING}\n`.padEnd(MAX_STATEMENT_BYTES, '\n');
    expect((await office.post('/statements/preview', { csv: worst }, 'finance')).http_code).toBe(200);
    const beyond = 'x'.repeat(MAX_STATEMENT_BODY_BYTES);
    expect((await office.post('/statements/preview', { csv: beyond }, 'finance')).http_code).toBe(400);
  });

  it('counts lines that say the same, however many they are', async () => {
    const twins = `${HEADING}\n${'2026-11-20,7,same,1\n'.repeat(LINES)}`;
    expect((await take(twins)).data).toMatchObject({ read: LINES, added: LINES, twins: LINES - 1 });
  });

  it('leaves no half behind where a single line cannot be stored', async () => {
    const before = await countLines();
    const owner = new pg.Client({ connectionString: test.ownerUrl });
    await owner.connect();
    await owner.query(`alter table bank_line add constraint no_such_memo check (memo <> 'half 5999')`);
    expect((await take(statement(6000, 'half'))).http_code).toBe(500);
    await owner.query('alter table bank_line drop constraint no_such_memo');
    await owner.end();
    expect(await countLines()).toBe(before);
  });
});
