import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';

export type SoldOrder = {
  /** The place of its member among the accounts. */
  readonly member: number;
  readonly status: 'completed' | 'failed' | 'cancelled' | 'expired';
  readonly createdAt: Date;
  readonly reportedAt: Date | null;
  /** Null where it was never confirmed; one that was, and is `failed` now, was taken back a day later. */
  readonly completedAt: Date | null;
  /** The place of its coupon. */
  readonly coupon: number | null;
  readonly listPrice: number;
  readonly discount: number;
  readonly isTest: boolean;
};

export type SalesRows = {
  readonly brand: string;
  readonly accounts: readonly { readonly locale: string; readonly createdAt: Date }[];
  readonly coupons: readonly string[];
  readonly orders: readonly SoldOrder[];
  readonly views: readonly { day: string; language: string; page: string; views: number }[];
};

/** Writes what the site would have written in months of selling: accounts, coupons, orders with their entries in the ledger, views of pages. */
export async function writeSales({ db }: Pick<Services, 'db'>, rows: SalesRows): Promise<void> {
  const { brand } = rows;
  const write = async (query: string, list: readonly object[], ...more: readonly unknown[]) =>
    (await db.$client.query(query, [JSON.stringify(list), brand, ...more])).rows;
  const accounts: { id: number }[] = await write(
    `insert into account (uuid, brand, email, nick_name, status, locale, created_at, updated_at)
     select uuid, $2, uuid || '@example.com', 'M', 'active', locale, "createdAt", "createdAt"
     from jsonb_to_recordset($1) as row (uuid uuid, locale text, "createdAt" timestamptz) returning id`,
    rows.accounts.map((account) => ({ ...account, uuid: newId() })),
  );
  const coupons = rows.coupons.map((code) => ({ id: newId(), code }));
  await write(
    `insert into coupon (id, brand, code, type, value, plan_ids, from_at, max_redemptions, per_member, first_order_only,
       is_public, status, reserved, redeemed, created_at)
     select id, $2, code, 'fixed', 1, '{}', '2026-01-01', 1000, 1000, false, false, 'active', 0, 0, '2026-01-01'
     from jsonb_to_recordset($1) as row (id uuid, code text)`,
    coupons,
  );
  const orders = rows.orders.map(({ member, coupon, ...order }, index) => ({
    ...order,
    id: newId(),
    no: `${brand}-${index}`,
    account: accounts[member]?.id,
    coupon: coupon === null ? null : coupons[coupon]?.id,
    discount: coupon === null ? 0 : order.discount,
    payment: order.status === 'completed' ? 'paid' : order.status === 'expired' ? 'unpaid' : order.status,
  }));
  await write(
    `insert into member_order (id, order_no, brand, account_id, plan_id, plan, list_price, discount, amount_due, currency,
       coupon_id, coupon, bank_account, payment_ref, terms, is_test, created_at, expires_at, order_status, payment_status,
       amount_paid, report, reported_at, completed_at, receipt_no, version)
     select id, no, $2, account, (select min(id) from plan), '{}', "listPrice", discount, "listPrice" - discount, 'TWD',
       coupon, case when coupon is not null then '{}'::jsonb end, '{}', no, '{}', "isTest", "createdAt",
       "createdAt" + interval '3 days', status, payment, 0, case when "reportedAt" is not null then '{}'::jsonb end,
       "reportedAt", "completedAt", case when status = 'completed' and not "isTest" then no end, 1
     from jsonb_to_recordset($1) as row (id uuid, no text, account int, "listPrice" bigint, discount bigint, coupon uuid,
       "isTest" boolean, "createdAt" timestamptz, status text, payment text, "reportedAt" timestamptz, "completedAt" timestamptz)`,
    orders,
  );
  const entries = orders
    .filter(({ completedAt, isTest }) => completedAt !== null && !isTest)
    .flatMap(({ id, status, completedAt, listPrice, discount }) => {
      const amount = listPrice - discount;
      const sale = { id: newId(), order: id, kind: 'sale', at: completedAt, amount };
      if (status === 'completed' || completedAt === null) return [sale];
      const at = new Date(completedAt.getTime() + DAY_MS);
      return [sale, { id: newId(), order: id, kind: 'reversal', at, amount: -amount }];
    });
  await write(
    `with entry as (select * from jsonb_to_recordset($1) as row (id uuid, "order" uuid, kind text, at timestamptz, amount bigint)),
       added as (insert into ledger_entry (id, brand, at, kind, order_id, note, actor_id)
         select id, $2, at, kind, "order", 'x', 'x' from entry)
     insert into ledger_posting (entry_id, no, account, amount)
     select id, 1, 'member_funds', amount from entry union all select id, 2, 'revenue', -amount from entry`,
    entries,
  );
  await write(
    `insert into page_view (day, brand, language, page, views)
     select day, $2, language, page, views
     from jsonb_to_recordset($1) as row (day date, language text, page text, views bigint)`,
    rows.views,
  );
}
