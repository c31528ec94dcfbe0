import { z } from 'zod';
import { PERIOD_KINDS } from '#terms/orders.ts';
import { TEAM_RESULTS } from '#terms/results.ts';
import type { Queryable } from '../client.ts';
import { type SQL, sql } from '../drizzle.ts';
import { localeTexts } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';

const ledgerPeriodRow = z.object({
  subscription_id: z.string(),
  kind: z.enum(PERIOD_KINDS),
  plan_names: localeTexts,
  start_at: z.string(),
  until_at: z.string(),
  fee: z.number(),
  currency: z.string().nullable(),
  picks: z.number(),
  opened: z.number(),
  win: z.number(),
  lose: z.number(),
  draw: z.number(),
  cancel: z.number(),
  open: z.number(),
  /** Losses since the last win, by the starts of their matches. */
  losing_run: z.number(),
  profit_cents: z.number(),
  staked_cents: z.number(),
  closing_sum: z.number(),
  closing_n: z.number(),
});
export type LedgerPeriodRow = z.infer<typeof ledgerPeriodRow>;

/**
 * What a member could have seen, pick by pick, with the newest grade known by then: a published pick counts in the first of
 * their periods in which, outside their breaks, a moment lay between its publication (or the period's start) and its start (or
 * the period's end). A period that was superseded ends where the next one begins; one that was voided never was.
 */
const seenPicks = (accountId: number, now: Date) => sql`
  period as (
    select subscription.id, subscription.kind, subscription.plan_names, subscription.start_at, subscription.order_id,
      least(subscription.end_at, coalesce(successor.start_at, subscription.end_at)) as until_at
    from subscription
    left join subscription as successor on successor.supersedes = subscription.id and successor.status <> 'voided'
    where subscription.account_id = ${accountId} and subscription.status <> 'voided'
  ),
  seen as (
    select distinct on (pick.id) pick.id as pick_id, period.id as subscription_id,
      greatest(pick.published_at, period.start_at) as from_at
    from period
    join pick on pick.origin = 'live' and pick.start_at > period.start_at and pick.published_at < period.until_at
      and pick.published_at <= ${now.toISOString()}::timestamptz
    where not exists (
      select 1 from member_break where member_break.account_id = ${accountId}
        and member_break.from_at <= greatest(pick.published_at, period.start_at)
        and member_break.until_at >= least(pick.start_at, period.until_at))
    order by pick.id, period.start_at
  ),
  graded as (
    select seen.*, pick.odds, pick.units, pick.start_at, pick.serial_day, pick.serial_no, pick.bet_type, pick.side, pick.line,
      pick.game_id, grade.result, grade.profit_cents, grade.closing_value, opening.opened_at, opening.odds as opened_odds
    from seen
    join pick on pick.id = seen.pick_id
    left join lateral (
      select result, profit_cents, closing_value from pick_grade
      where pick_grade.pick_id = seen.pick_id and pick_grade.known_at <= ${now.toISOString()}::timestamptz
      order by pick_grade.known_at desc limit 1) as grade on true
    left join pick_opening as opening on opening.pick_id = seen.pick_id and opening.account_id = ${accountId}
  )`;

/** An instant as the API writes it. */
const instantText = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The sums of each of a member's periods, the newest first. */
export async function listLedgerPeriods(
  db: Queryable,
  options: { readonly accountId: number; readonly now: Date },
): Promise<LedgerPeriodRow[]> {
  const rows = await selectRows(
    db,
    ledgerPeriodRow,
    sql`
    with ${seenPicks(options.accountId, options.now)}
    select period.id as subscription_id, period.kind, period.plan_names,
      ${instantText(sql`period.start_at`)} as start_at, ${instantText(sql`period.until_at`)} as until_at,
      coalesce(member_order.amount_due, 0)::float8 as fee, member_order.currency,
      count(graded.pick_id)::int as picks, count(graded.opened_at)::int as opened,
      (count(*) filter (where result = 'win'))::int as win, (count(*) filter (where result = 'lose'))::int as lose,
      (count(*) filter (where result = 'draw'))::int as draw, (count(*) filter (where result = 'cancel'))::int as cancel,
      (count(graded.pick_id) - count(result))::int as open,
      (count(*) filter (where result = 'lose' and graded.start_at > coalesce(won.last_at, '-infinity')))::int as losing_run,
      coalesce(sum(profit_cents), 0)::float8 as profit_cents,
      coalesce(sum(units * 10000) filter (where result in ('win', 'lose', 'draw')), 0)::float8 as staked_cents,
      coalesce(sum(closing_value), 0)::float8 as closing_sum, count(closing_value)::int as closing_n
    from period
    left join member_order on member_order.id = period.order_id
    left join graded on graded.subscription_id = period.id
    left join (select subscription_id, max(start_at) as last_at from graded where result = 'win' group by 1) as won
      on won.subscription_id = period.id
    group by period.id, period.kind, period.plan_names, period.start_at, period.until_at, member_order.amount_due,
      member_order.currency, won.last_at
    order by period.start_at desc`,
  );
  return rows;
}

/** Whether a period is one of the member's ledger. */
export async function findLedgerPeriod(
  db: Queryable,
  options: { readonly accountId: number; readonly periodId: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from subscription where id = ${options.periodId} and account_id = ${options.accountId} and status <> 'voided'`);
  return rows.length > 0;
}

const ledgerPickRow = z.object({
  pick_id: z.string(),
  /** Since when they could see it. */
  from_at: z.string(),
  opened_at: z.string().nullable(),
  /** The price that stood when they opened it. */
  opened_odds: z.number().nullable(),
});
export type LedgerPickRow = z.infer<typeof ledgerPickRow>;

const countedPickRow = ledgerPickRow.extend(
  z.object({
    total: z.number(),
  }).shape,
);

/** A page of the picks behind a period's sums, the newest first. */
export async function listLedgerPickRows(
  db: Queryable,
  options: {
    readonly accountId: number;
    readonly now: Date;
    readonly periodId: string;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ rows: LedgerPickRow[]; total: number }> {
  const rows = await selectRows(
    db,
    countedPickRow,
    sql`
    with ${seenPicks(options.accountId, options.now)}
    select pick_id, ${instantText(sql`from_at`)} as from_at, ${instantText(sql`opened_at`)} as opened_at,
      opened_odds::float8 as opened_odds, (count(*) over ())::int as total
    from graded where subscription_id = ${options.periodId}
    order by start_at desc, serial_day desc, serial_no desc
    limit ${options.limit} offset ${options.offset}`,
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Notes that a member opened a pick before its start; the first time counts. */
export async function insertPickOpening(
  db: Queryable,
  options: {
    readonly accountId: number;
    readonly pickId: string;
    readonly openedAt: Date;
    readonly odds: number;
  },
): Promise<void> {
  await db.execute(sql`
    insert into pick_opening (account_id, pick_id, opened_at, odds)
    values (${options.accountId}, ${options.pickId}, ${options.openedAt.toISOString()}::timestamptz, ${options.odds})
    on conflict do nothing`);
}

const ledgerResultRow = z.object({
  game_id: z.string(),
  start_at: z.string(),
  odds: z.number(),
  units: z.number(),
  result: z.enum(TEAM_RESULTS),
  profit_cents: z.number(),
});
export type LedgerResultRow = z.infer<typeof ledgerResultRow>;

/** The decided and returned picks of a period one by one, by the starts of their matches. */
export async function listLedgerResults(
  db: Queryable,
  options: { readonly accountId: number; readonly now: Date; readonly periodId: string },
): Promise<LedgerResultRow[]> {
  return selectRows(
    db,
    ledgerResultRow,
    sql`
    with ${seenPicks(options.accountId, options.now)}
    select game_id, ${instantText(sql`start_at`)} as start_at, odds::float8 as odds, units::float8 as units, result,
      profit_cents::float8 as profit_cents
    from graded where subscription_id = ${options.periodId} and result in ('win', 'lose', 'draw')
    order by graded.start_at, serial_day, serial_no`,
  );
}
