import { z } from 'zod';
import type { WaitingStatus } from '#terms/orders.ts';
import { WAITING_STATUSES } from '#terms/orders.ts';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { instantText } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';

const revenueDayRow = z.object({
  day: z.string(),
  amount: z.string(),
  orders: z.number(),
});

/** What was earned on each day since one, in the zone that days are counted in; reversals count against their own day. */
export async function listRevenueDays(
  db: Queryable,
  options: { readonly brand: string; readonly from: Date; readonly zone: string },
): Promise<{ day: string; amount: number; orders: number }[]> {
  const rows = await selectRows(
    db,
    revenueDayRow,
    sql`
    select (ledger_entry.at at time zone ${options.zone})::date::text as day, -sum(amount) as amount,
      (count(distinct order_id) filter (where kind = 'sale'))::int as orders
    from ledger_entry join ledger_posting on entry_id = ledger_entry.id
    where brand = ${options.brand} and at >= ${options.from} and account = 'revenue'
    group by 1 order by 1`,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

const owedRow = z.object({
  owed: z.string(),
});

/** What the brand owes to members over all time, by the ledger. */
export async function sumOwed(db: Queryable, brand: string): Promise<number> {
  const rows = await selectRows(
    db,
    owedRow,
    sql`
    select coalesce(-sum(amount), 0) as owed from ledger_entry join ledger_posting on entry_id = ledger_entry.id
    where brand = ${brand} and account = 'owed'`,
  );
  return Number(rows[0]?.owed ?? 0);
}

type OpenOrders = {
  readonly state: WaitingStatus;
  readonly count: number;
  /** What is still missing of them all, in whole units. */
  readonly missing: number;
  readonly oldest: Date | null;
  /** How many have waited since before the instant that is asked about. */
  readonly late: number;
};

const openOrderRow = z.object({
  state: z.enum(WAITING_STATUSES),
  count: z.number(),
  missing: z.string(),
  oldest: z.string().nullable(),
  late: z.number(),
});

/** The orders that wait for money, by the state of their payment. */
export async function countOpenOrders(
  db: Queryable,
  options: { readonly brand: string; readonly lateBefore: Date },
): Promise<OpenOrders[]> {
  const rows = await selectRows(
    db,
    openOrderRow,
    sql`
    select payment_status as state, count(*)::int as count, sum(greatest(amount_due - amount_paid, 0)) as missing,
      (count(*) filter (where coalesce(reported_at, created_at) < ${options.lateBefore}))::int as late,
      to_char(min(coalesce(reported_at, created_at)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest
    from member_order where brand = ${options.brand} and order_status = 'pending' and not is_test group by 1`,
  );
  return rows.map((row) => ({
    ...row,
    missing: Number(row.missing),
    oldest: row.oldest === null ? null : new Date(row.oldest),
  }));
}

const waitDayRow = z.object({
  day: z.string(),
  /** How many transfers were confirmed on that day. */
  n: z.number(),
  medianMinutes: z.number(),
  longestMinutes: z.number(),
});
type WaitDay = z.infer<typeof waitDayRow>;

/** How long the transfers that were confirmed on each day since one had waited: from the report to the confirmation. */
export async function listWaitDays(
  db: Queryable,
  options: { readonly brand: string; readonly from: Date; readonly zone: string },
): Promise<WaitDay[]> {
  const rows = await selectRows(
    db,
    waitDayRow,
    sql`
    select (completed_at at time zone ${options.zone})::date::text as day, count(*)::int as n,
      percentile_cont(0.5) within group (order by extract(epoch from completed_at - reported_at) / 60)::float8 as "medianMinutes",
      (max(extract(epoch from completed_at - reported_at)) / 60)::float8 as "longestMinutes"
    from member_order
    where brand = ${options.brand} and order_status = 'completed' and not is_test and reported_at is not null
      and completed_at >= ${options.from}
    group by 1 order by 1`,
  );
  return rows;
}

const waitingTransferRow = z.object({
  brand: z.string(),
  count: z.number(),
  oldest: instantText,
});

/** The transfers of every brand that an operator has to look at: how many, and since when the first of them waits. */
export async function listWaitingTransfers(
  db: Queryable,
): Promise<{ readonly brand: string; readonly count: number; readonly oldest: Date }[]> {
  const rows = await selectRows(
    db,
    waitingTransferRow,
    sql`
    select brand, count(*)::int as count, min(coalesce(reported_at, created_at)) as oldest
    from member_order where order_status = 'pending' and payment_status in ('reported', 'error') and not is_test
    group by brand order by brand`,
  );
  return rows.map((row) => ({ ...row, oldest: new Date(row.oldest) }));
}

const plansEndingRow = z.object({
  running: z.number(),
  in1: z.number(),
  in3: z.number(),
  in7: z.number(),
});

/** How many plans run, and how many of those end before each instant. */
export async function countPlansEnding(
  db: Queryable,
  options: {
    readonly brand: string;
    readonly now: Date;
    readonly in1: Date;
    readonly in3: Date;
    readonly in7: Date;
  },
): Promise<{ running: number; in1: number; in3: number; in7: number }> {
  const rows = await selectRows(
    db,
    plansEndingRow,
    sql`
    select count(*)::int as running, (count(*) filter (where end_at <= ${options.in1}))::int as in1,
      (count(*) filter (where end_at <= ${options.in3}))::int as in3,
      (count(*) filter (where end_at <= ${options.in7}))::int as in7
    from subscription where brand = ${options.brand} and status = 'active' and end_at >= ${options.now}`,
  );
  return rows[0] ?? { running: 0, in1: 0, in3: 0, in7: 0 };
}

const memberRow = z.object({
  all: z.number(),
  fresh: z.number(),
});

/** Members that are not deleted, and those of them who came since an instant. */
export async function countMembers(
  db: Queryable,
  options: { readonly brand: string; readonly since: Date },
): Promise<{ all: number; fresh: number }> {
  const rows = await selectRows(
    db,
    memberRow,
    sql`
    select count(*)::int as "all", (count(*) filter (where created_at >= ${options.since}))::int as fresh
    from account where brand = ${options.brand} and status <> 'deleted'`,
  );
  return rows[0] ?? { all: 0, fresh: 0 };
}
