import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmTransfer } from '#domain/order/confirm-transfer.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makeOperator } from '#tests/support/office.ts';
import { moneyFaults, openShop } from '#tests/support/shop.ts';

/** What the database itself holds of money, whatever the program did: tried with the application's own role and bare SQL. */

let test: TestServices;
let orderId: string;
beforeAll(async () => {
  test = await testServices();
  const shop = await openShop(test.services);
  const { member } = await makeMember(test.services);
  orderId = (await shop.order(member, 'weekly')).id;
  const money = { amount: 3000, paidOn: '2026-11-20', reference: 'seen' };
  await confirmTransfer(test.services, { brand: 'blue', operatorId: newId(), orderId, money });
  await makeOperator(test.services, { role: 'owner' });
});
afterAll(async () => {
  expect(await moneyFaults(test.services)).toEqual([]);
  await test.close();
});

const sql = (text: string, values: unknown[] = []) => test.services.db.$client.query(text, values);

/** Writes an entry with these postings, all in one transaction. */
async function post(amounts: readonly number[]): Promise<void> {
  const client: pg.PoolClient = await test.services.db.$client.connect();
  const entry = newId();
  try {
    await client.query('begin');
    await client.query("insert into ledger_entry values ($1, 'blue', now(), 'sale', $2, '', 'x')", [
      entry,
      orderId,
    ]);
    for (const [no, amount] of amounts.entries()) {
      await client.query("insert into ledger_posting values ($1, $2, 'bank', $3)", [entry, no + 1, amount]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

describe('the ledger', () => {
  it.each([{ amounts: [3000, -2999] }, { amounts: [1] }, { amounts: [] }])(
    'refuses the commit of an entry of $amounts',
    async ({ amounts }) => {
      await expect(post(amounts)).rejects.toThrow('does not sum to zero');
    },
  );

  it('refuses a posting that comes later to an entry that was balanced', async () => {
    const { rows } = await sql('select entry_id, max(no) as last from ledger_posting group by 1 limit 1');
    const late = [rows[0]?.entry_id, rows[0]?.last + 1];
    await expect(sql("insert into ledger_posting values ($1, $2, 'owed', 5)", late)).rejects.toThrow(
      'does not sum to zero',
    );
  });
});

describe('what was once written', () => {
  it.each([
    ...['ledger_entry', 'ledger_posting', 'payment', 'order_event', 'bank_statement', 'bank_line', 'audit'],
    ...[
      'member_order',
      'subscription',
      'coupon_use',
      'plan_price',
      'approval',
      'pick_opening',
      'member_break',
    ],
  ])('cannot be taken out of %s', async (table) => {
    await expect(sql(`delete from ${table}`)).rejects.toThrow('permission denied');
    await expect(sql(`truncate ${table}`)).rejects.toThrow('permission denied');
  });

  it.each([
    ...['ledger_posting set amount = 0', 'ledger_entry set note = note', 'order_event set detail = detail'],
    ...['payment set amount = 1', 'bank_line set amount = 1', 'bank_statement set lines_read = 0'],
    ...['plan_price set price_minor = 1', 'audit set detail = detail', 'pick_opening set odds = 2'],
    ...['approval set proposed_by = decided_by', 'bank_account set account_no = account_no'],
    ...['list_price', 'amount_due', 'discount', 'plan', 'coupon', 'terms', 'bank_account', 'account_id'].map(
      (column) => `member_order set ${column} = ${column}`,
    ),
  ])('cannot be changed by: update %s', async (change) => {
    await expect(sql(`update ${change}`)).rejects.toThrow('permission denied');
  });
});

describe('what can be there once only', () => {
  it('is an open order of a member, a running period, and a use of a line', async () => {
    const { rows } = await sql(
      `select tablename || ' ' || indexdef as index from pg_indexes where indexdef ilike 'create unique index%'`,
    );
    const all = rows.map(({ index }) => String(index));
    for (const wanted of [
      /^member_order .*\(account_id, is_test\) WHERE \(order_status = 'pending'/,
      /^subscription .*\(account_id\) WHERE \(status = 'active'/,
      /^payment .*\(bank_line_id\)/,
      /^bank_line .*\(bank_account_id, fingerprint, occurrence\)/,
      /^approval .*\(kind, subject_id\) WHERE \(status = 'open'/,
    ])
      expect([wanted, all.some((index) => wanted.test(index))]).toEqual([wanted, true]);
  });
});

describe('a request', () => {
  it('cannot be approved by whoever asked, even in SQL', async () => {
    const id = newId();
    await sql(
      `insert into approval (id, brand, kind, subject_id, payload, reason, status, proposed_by, proposed_at, lapses_at)
       select $1, 'blue', 'price', 'x', '{}', 'costs', 'open', id, now(), now() + interval '1 day' from operator limit 1`,
      [id],
    );
    const change =
      "update approval set status = 'approved', decided_by = proposed_by, decided_at = now() where id = $1";
    await expect(sql(change, [id])).rejects.toThrow('violates check constraint');
  });
});
