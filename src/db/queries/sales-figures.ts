import { z } from 'zod';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { PAGE_KINDS } from '#terms/page-kinds.ts';
import { RENEWAL_MONTHS } from '#terms/sales-figures.ts';
import type { Queryable } from '../client.ts';
import { type SQL, sql } from '../drizzle.ts';
import { anyNumber } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';

/** A brand's figures in a span of its zone's days; `until` is not included. A member counts under the language of their account. */
type SalesQuestion = {
  readonly brand: string;
  readonly language: Locale | null;
  readonly from: Date;
  readonly until: Date;
  readonly zone: string;
};

const inLanguage = (column: SQL, language: Locale | null): SQL =>
  language === null ? sql`true` : sql`${column} = ${language}`;

/**
 * The one meaning of a payment and of a renewal: an order that is paid now and was no sandbox order. `nth` is its place among those of its member, so
 * a renewal is a further one, whatever the plan; `next_at` is when the following one was paid. What was taken back is not paid; a period that was given is no order.
 */
const paidOrders = ({ brand, language }: SalesQuestion): SQL => sql`
  paid as (
    select member_order.account_id, member_order.coupon_id, member_order.discount, member_order.completed_at,
      row_number() over by_member as nth, lead(completed_at) over by_member as next_at
    from member_order ${language === null ? sql`` : sql`join account on account.id = account_id and locale = ${language}`}
    where member_order.brand = ${brand} and order_status = 'completed' and not is_test
    window by_member as (partition by member_order.account_id order by completed_at, member_order.id)
  )`;

const viewRow = z.object({ language: z.enum(LOCALES), page: z.enum(PAGE_KINDS), views: anyNumber });

/** How often guests were shown pages on these days. */
export function sumPageViews(db: Queryable, question: SalesQuestion): Promise<z.output<typeof viewRow>[]> {
  const { brand, language, from, until, zone } = question;
  return selectRows(
    db,
    viewRow,
    sql`
    select language, page, sum(views) as views from page_view
    where brand = ${brand} and day >= (${from}::timestamptz at time zone ${zone})::date
      and day < (${until}::timestamptz at time zone ${zone})::date and ${inLanguage(sql`language`, language)}
    group by 1, 2`,
  );
}

const stepsRow = z.object({
  language: z.enum(LOCALES),
  registered: anyNumber,
  ordered: anyNumber,
  reported: anyNumber,
  paid: anyNumber,
  renewed: anyNumber,
});

/** The accounts that were made in the span, and how far each of them has come until now. */
export function countSalesSteps(
  db: Queryable,
  question: SalesQuestion,
): Promise<z.output<typeof stepsRow>[]> {
  const { brand, language, from, until } = question;
  return selectRows(
    db,
    stepsRow,
    sql`
    with member as (
      select account.id, account.locale, count(member_order.id) as orders,
        count(member_order.id) filter (where reported_at is not null) as reports,
        count(member_order.id) filter (where order_status = 'completed') as payments
      from account left join member_order on member_order.account_id = account.id and not is_test
      where account.brand = ${brand} and account.created_at >= ${from} and account.created_at < ${until}
        and ${inLanguage(sql`account.locale`, language)}
      group by account.id
    )
    select locale as language, count(*) as registered, count(*) filter (where orders > 0) as ordered,
      count(*) filter (where reports > 0) as reported, count(*) filter (where payments > 0) as paid,
      count(*) filter (where payments > 1) as renewed
    from member group by 1`,
  );
}

const cohortRow = z.object({
  month: z.string(),
  members: anyNumber,
  renewed: anyNumber,
  /** Of each of RENEWAL_MONTHS: how many had renewed when that month ended, or until now. */
  within: z.array(anyNumber),
});

/** The members of each month of a first payment in the span, and how many of them paid for a further period, and within how many months. */
export function listRenewalCohorts(
  db: Queryable,
  question: SalesQuestion,
): Promise<z.output<typeof cohortRow>[]> {
  const { from, until, zone } = question;
  const monthNo = (column: SQL) =>
    sql`(extract(year from ${column} at time zone ${zone}) * 12 + extract(month from ${column} at time zone ${zone}))::int`;
  const within = RENEWAL_MONTHS.map((months) => sql`count(*) filter (where after <= ${months}::int)`);
  return selectRows(
    db,
    cohortRow,
    sql`
    with ${paidOrders(question)}, cohort as (
      select completed_at, next_at, ${monthNo(sql`next_at`)} - ${monthNo(sql`completed_at`)} as after
      from paid where nth = 1 and completed_at >= ${from} and completed_at < ${until}
    )
    select to_char(completed_at at time zone ${zone}, 'YYYY-MM') as month, count(*) as members, count(next_at) as renewed,
      array[${sql.join(within, sql`, `)}]::int[] as within
    from cohort group by 1 order by 1 desc`,
  );
}

const yieldRow = z.object({
  /** Null stands for the orders without a coupon. */
  code: z.string().nullable(),
  /** Orders that were placed with it in the span, whatever became of them. */
  uses: anyNumber,
  /** Orders paid in the span, what was taken off them, and their members. */
  paid: anyNumber,
  discount: anyNumber,
  members: anyNumber,
  /** Those of these members who paid for a further period afterwards. */
  renewed: anyNumber,
  /** What the ledger booked in the span as revenue of orders with it, so that all rows together are the revenue of the dashboard. */
  revenue: anyNumber,
  total: anyNumber,
});

/** What coupons brought in the span, the orders without one among them, the most revenue first; `total` is how many rows there are. */
export function listCouponYield(
  db: Queryable,
  question: SalesQuestion & { readonly limit: number; readonly offset: number },
): Promise<z.output<typeof yieldRow>[]> {
  const { brand, language, from, until, limit, offset } = question;
  const ofLanguage =
    language === null ? sql`` : sql`join account on account.id = account_id and locale = ${language}`;
  return selectRows(
    db,
    yieldRow,
    sql`
    with ${paidOrders(question)}, placed as (
      select coupon_id, count(*) as uses from member_order ${ofLanguage}
      where member_order.brand = ${brand} and coupon_id is not null and not is_test
        and member_order.created_at >= ${from} and member_order.created_at < ${until}
      group by 1
    ), sold as (
      select coupon_id, count(*) as paid, sum(discount) as discount, count(distinct account_id) as members,
        count(distinct account_id) filter (where next_at is not null) as renewed
      from paid where completed_at >= ${from} and completed_at < ${until} group by 1
    ), booked as (
      select coupon_id, -sum(amount) as revenue
      from ledger_entry join ledger_posting on entry_id = ledger_entry.id join member_order on member_order.id = order_id
        ${ofLanguage}
      where ledger_entry.brand = ${brand} and at >= ${from} and at < ${until} and ledger_posting.account = 'revenue'
      group by 1
    ), every as (
      select coupon_id from placed union select coupon_id from sold union select coupon_id from booked
    )
    select coupon.code, coalesce(uses, 0) as uses, coalesce(paid, 0) as paid, coalesce(discount, 0) as discount,
      coalesce(members, 0) as members, coalesce(renewed, 0) as renewed, coalesce(revenue, 0) as revenue,
      count(*) over () as total
    from every left join coupon on coupon.id = every.coupon_id
      left join placed on placed.coupon_id = every.coupon_id
      left join sold on sold.coupon_id is not distinct from every.coupon_id
      left join booked on booked.coupon_id is not distinct from every.coupon_id
    order by coalesce(revenue, 0) desc, coupon.code nulls last limit ${limit} offset ${offset}`,
  );
}
