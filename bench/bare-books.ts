import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { DAY_MS } from '#terms/durations.ts';

/**
 * The least that a site with double entry writes for a purchase, in SQL and nothing else: an order with one open one a member, its
 * timeline, what was paid, two balanced entries, a receipt number without gaps and a period. No coupon, no terms, no e-mail, no
 * audit, no check of any rule: what the product does beyond this is what the ratio shows.
 */
export async function openBareBooks(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create schema bare;
    create table bare.member (id int primary key);
    create table bare.member_order (id uuid primary key, member_id int not null references bare.member, reference text not null unique,
      amount int not null, state text not null, report jsonb, receipt_no int unique, created_at timestamptz not null);
    create unique index on bare.member_order (member_id) where state in ('unpaid', 'reported');
    create table bare.event (order_id uuid not null references bare.member_order, no int not null, action text not null,
      at timestamptz not null, primary key (order_id, no));
    create table bare.payment (id uuid primary key, order_id uuid not null references bare.member_order, amount int not null,
      reference text not null unique);
    create table bare.posting (order_id uuid not null references bare.member_order, entry text not null, account text not null,
      amount int not null);
    create index on bare.posting (order_id);
    create table bare.receipt_counter (year int primary key, last_no int not null);
    create table bare.period (member_id int not null references bare.member, order_id uuid not null unique references bare.member_order,
      start_at timestamptz not null, end_at timestamptz not null);
    create unique index on bare.period (member_id);
    insert into bare.receipt_counter values (2026, 0);
    insert into bare.member select generate_series(0, 100000);`);
}

const AMOUNT = 3000;

/** Orders, reports and confirms for one member, each in a transaction of its own. */
export async function buyBarely(pool: pg.Pool, memberId: number): Promise<void> {
  const [id, now] = [randomUUID(), new Date()];
  const reference = randomBytes(8).toString('hex');
  await inTransaction(pool, async (client) => {
    await client.query('select 1 from bare.member where id = $1 for update', [memberId]);
    const order = [id, memberId, reference, AMOUNT, now];
    await client.query(
      "insert into bare.member_order values ($1, $2, $3, $4, 'unpaid', null, null, $5)",
      order,
    );
    await client.query("insert into bare.event values ($1, 1, 'create', $2)", [id, now]);
  });
  await inTransaction(pool, async (client) => {
    await client.query('select * from bare.member_order where id = $1 for update', [id]);
    const report = JSON.stringify({ last5: '12345', amount: AMOUNT });
    await client.query("update bare.member_order set state = 'reported', report = $2 where id = $1", [
      id,
      report,
    ]);
    await client.query("insert into bare.event values ($1, 2, 'report', $2)", [id, now]);
  });
  await inTransaction(pool, (client) => confirmBarely(client, { id, memberId, now }));
}

async function confirmBarely(
  client: pg.PoolClient,
  { id, memberId, now }: { readonly id: string; readonly memberId: number; readonly now: Date },
): Promise<void> {
  await client.query('select * from bare.member_order where id = $1 for update', [id]);
  await client.query('select 1 from bare.member where id = $1 for update', [memberId]);
  await client.query('insert into bare.payment values ($1, $2, $3, $4)', [
    randomUUID(),
    id,
    AMOUNT,
    randomUUID(),
  ]);
  await client.query(
    `insert into bare.posting values ($1, 'payment', 'bank', $2::int), ($1, 'payment', 'member_funds', -$2::int),
       ($1, 'sale', 'member_funds', $2::int), ($1, 'sale', 'revenue', -$2::int)`,
    [id, AMOUNT],
  );
  const { rows } = await client.query(
    'update bare.receipt_counter set last_no = last_no + 1 where year = 2026 returning last_no',
  );
  const paid = [id, rows[0]?.last_no];
  await client.query("update bare.member_order set state = 'completed', receipt_no = $2 where id = $1", paid);
  await client.query("insert into bare.event values ($1, 3, 'confirm', $2)", [id, now]);
  const end = new Date(now.getTime() + 7 * DAY_MS);
  await client.query('insert into bare.period values ($1, $2, $3, $4)', [memberId, id, now, end]);
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
