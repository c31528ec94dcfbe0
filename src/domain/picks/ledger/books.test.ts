import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makeOperator } from '#tests/support/office.ts';
import { moneyErrors, openSite } from '#tests/support/site.ts';

/** What the database itself holds of money, whatever the program did: tried with the application's own role and bare SQL. */

let test: TestServices;
let orderId: string;
beforeAll(async () => {
  test = await testServices();
  const site = await openSite(test.services);
  const { member } = await makeMember(test.services);
  orderId = (await site.order(member, 'weekly')).id;
  const money = { amount: 3000, paidOn: '2026-11-20', reference: 'seen' };
  await confirmTransfer(test.services, { brand: 'blue', operatorId: newId(), orderId, money });
  await makeOperator(test.services, { role: 'owner' });
});
afterAll(async () => {
  expect(await moneyErrors(test.services)).toEqual([]);
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
    'ledger_entry',
    'ledger_posting',
    'payment',
    'order_event',
    'bank_statement',
    'bank_line',
    'audit',
    'member_order',
    'subscription',
    'coupon_use',
    'plan_price',
    'approval',
    'pick_opening',
    'member_break',
  ])('cannot be taken out of %s', async (table) => {
    await expect(sql(`delete from ${table}`)).rejects.toThrow('permission denied');
    await expect(sql(`truncate ${table}`)).rejects.toThrow('permission denied');
  });

  it.each([
    'ledger_posting set amount = 0',
    'ledger_entry set note = note',
    'order_event set detail = detail',
    'payment set amount = 1',
    'bank_line set amount = 1',
    'bank_statement set lines_read = 0',
    'plan_price set price_minor = 1',
    'audit set detail = detail',
    'pick_opening set odds = 2',
    'approval set proposed_by = decided_by',
    'bank_account set account_no = account_no',
    ...['list_price', 'amount_due', 'discount', 'plan', 'coupon', 'terms', 'bank_account', 'account_id'].map(
      (column) => `member_order set ${column} = ${column}`,
    ),
  ])('cannot be changed by: update %s', async (change) => {
    await expect(sql(`update ${change}`)).rejects.toThrow('permission denied');
  });
});

describe('what may change at all', () => {
  it('is named column by column; whose a thing is, its price and what it was made of are never among them', async () => {
    const changeable = {
      approval: 'decided_at, decided_by, failed_at, failure, status',
      bank_account: 'approved_at, retired_at, status',
      coupon: 'is_public, max_redemptions, redeemed, reserved, status, until_at, version',
      coupon_use: 'changed_at, state',
      member_order:
        'amount_paid, closed_at, completed_at, order_status, payment_status, receipt_no, report, reported_at, version',
      payment: 'bank_line_id',
      plan: 'features, names, on_sale, rank, version',
      receipt_counter: 'last_no',
      subscription: 'end_at, frozen_ms, status, updated_at',
    };
    const fixed = ['audit', 'bank_line', 'bank_statement', 'ledger_entry', 'ledger_posting', 'member_break'];
    const { rows } = await sql(
      `select table_name as name, string_agg(column_name, ', ' order by column_name) as columns
       from information_schema.column_privileges
       where grantee = 'trueline_app' and privilege_type = 'UPDATE' and table_name = any($1) group by 1`,
      [[...Object.keys(changeable), ...fixed, 'order_event', 'plan_price', 'pick_opening']],
    );
    expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual(changeable);
  });

  it.each([
    ['subscription set account_id = account_id', 'permission denied'],
    ['plan set price_minor = price_minor', 'permission denied'],
    ["subscription set end_at = end_at - interval '1 second'", 'cannot be shortened'],
    ['subscription set frozen_ms = -1', 'cannot be shortened'],
    ["member_order set order_status = 'pending', payment_status = 'unpaid'", 'cannot go from completed'],
    ["member_order set order_status = 'cancelled', payment_status = 'cancelled'", 'cannot go from completed'],
    ['member_order set amount_paid = amount_paid - 1', 'keeps its money'],
    ["member_order set receipt_no = 'other'", 'keeps its money'],
    ["member_order set completed_at = completed_at + interval '1 second'", 'keeps its money'],
    ['receipt_counter set last_no = last_no + 2', 'left out or given twice'],
    ['receipt_counter set last_no = last_no', 'left out or given twice'],
  ])('is refused for: update %s', async (change, why) => {
    await expect(sql(`update ${change}`)).rejects.toThrow(why);
  });

  it.each([
    {
      end: "member_order set order_status = 'failed', payment_status = 'failed'",
      again: "member_order set order_status = 'completed', payment_status = 'paid'",
      why: 'cannot go from failed',
    },
    {
      end: "subscription set status = 'voided'",
      again: "subscription set status = 'active'",
      why: 'taken back stays so',
    },
  ])('is nothing of what is over: $end', async ({ end, again, why }) => {
    const both = `begin; update ${end}; update ${again}; commit`;
    const client: pg.PoolClient = await test.services.db.$client.connect();
    try {
      await expect(client.query(both)).rejects.toThrow(why);
    } finally {
      await client.query('rollback');
      client.release();
    }
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
  it('cannot be approved by the person who asked, nor decided twice, even in SQL', async () => {
    const id = newId();
    await sql(
      `insert into approval (id, brand, kind, subject_id, payload, reason, status, proposed_by, proposed_at, lapses_at)
       select $1, 'blue', 'price', 'x', '{}', 'costs', 'open', id, now(), now() + interval '1 day' from operator limit 1`,
      [id],
    );
    const change =
      "update approval set status = 'approved', decided_by = proposed_by, decided_at = now() where id = $1";
    await expect(sql(change, [id])).rejects.toThrow('violates check constraint');
    const decide =
      "update approval set status = 'refused', decided_by = proposed_by, decided_at = now() where id = $1";
    await sql(decide, [id]);
    await expect(sql(decide, [id])).rejects.toThrow('was decided');
  });
});
