import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDays } from '#domain/picks/proof/close-days.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { type MadeOperator, makeOperator } from '#tests/support/office.ts';
import { DAY_OVER, publishTwoBatches, SEALED_DAY, tamper } from '#tests/support/sealed-days.ts';
import { checkBooks } from './check-books.ts';

let test: TestServices;
let owner: MadeOperator;

beforeAll(async () => {
  test = await testServices();
  await publishTwoBatches(test);
  test.setNow(DAY_OVER);
  await closeDays(test.services);
  owner = await makeOperator(test.services, { role: 'owner' });
});
afterAll(() => test.close());

const query = async (text: string) => (await test.services.db.$client.query(text)).rows;
const open = () =>
  query('select kind, subject, facts from operator_alert where closed_at is null order by kind, subject');
const emailed = async () =>
  (await emailsTo(test.services, owner.email)).filter(({ template }) => template === 'site-alert');

describe('the daily check', () => {
  beforeEach(async () => {
    test.setNow(new Date(test.services.clock.now().getTime() + 86_400_000));
  });

  it('finds nothing in a ledger and a log as the site wrote them', async () => {
    expect(await checkBooks(test.services)).toEqual({ opened: 0, closed: 0 });
  });

  it('reports a pick that was taken out of the ledger, and that it is there again', async () => {
    await tamper(
      test,
      `create table taken as select * from pick where serial_no = 4;
       delete from pick where serial_no = 4`,
    );
    expect(await checkBooks(test.services)).toEqual({ opened: 1, closed: 0 });
    await checkBooks(test.services);
    expect(await open()).toEqual([
      { kind: 'ledger_gap', subject: SEALED_DAY, facts: { day: SEALED_DAY, told: 5, found: 4 } },
    ]);
    // Before the first sign-in an operator is written to in the office’s own language.
    expect(
      (await emailed()).map(({ bodyText }) => bodyText.includes('有 4 則推薦，但當日公布了 5 則')),
    ).toEqual([true]);
    await tamper(test, 'insert into pick select * from taken; drop table taken');
    expect(await checkBooks(test.services)).toEqual({ opened: 0, closed: 1 });
    expect(await emailed()).toHaveLength(2);
  });

  it.each([
    [
      'the last pick with its batch',
      'delete from pick where serial_no > 3; delete from pick_batch where sequence = 2',
    ],
    [
      'a batch that hangs at another one',
      "update pick_batch set previous_hash = repeat('a', 64) where sequence = 2",
    ],
    ['a pick too many', 'update pick set serial_no = 9 where serial_no = 5'],
  ])('finds %s', async (_name, change) => {
    await tamper(test, `create table p as table pick; create table b as table pick_batch; ${change}`);
    expect((await checkBooks(test.services)).opened).toBe(1);
    await tamper(
      test,
      'delete from pick; delete from pick_batch; insert into pick table p; insert into pick_batch table b; drop table p, b',
    );
    expect(await checkBooks(test.services)).toEqual({ opened: 0, closed: 1 });
  });

  it('reports an audit log that was changed, naming the entry', async () => {
    await tamper(test, `update audit set action = 'another.action' where seq = 1`);
    await checkBooks(test.services);
    expect(await open()).toEqual([{ kind: 'audit_broken', subject: 'audit', facts: { row: 1, day: null } }]);
    expect((await emailed())[0]?.bodyText).toContain('自第 1 筆起');
  });
});
