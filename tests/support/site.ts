import { sql } from 'drizzle-orm';
import { findBrand } from '#brands/index.ts';
import { listPlansOnSale } from '#db/queries/plan.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { getLegalDocument } from '#domain/foundation/legal/get-legal-document.ts';
import { type CreateOrderOptions, createOrder } from '#domain/money/order/create-order.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import type { Services } from '#domain/services.ts';
import type { PlanPeriod } from '#terms/orders.ts';

export type Site = {
  /** The number of the plan of a period. */
  planId(period: PlanPeriod): number;
  readonly termsVersion: number;
  order(
    member: Member,
    period: PlanPeriod,
    wishes?: Partial<CreateOrderOptions>,
  ): ReturnType<typeof createOrder>;
};

/** A brand that sells: plans, purchase terms and an account to pay into. */
export async function openSite(services: Services, brand = 'blue'): Promise<Site> {
  const jurisdiction = findBrand(brand)?.jurisdiction ?? 'TW';
  await seedBrand(services, {
    key: brand,
    name: 'Trueline',
    jurisdiction,
    languages: ['en', 'zh_TW', 'zh_HK', 'vi'],
    primaryLanguage: 'zh_TW',
  });
  const plans = await listPlansOnSale(services.db, { brand });
  const question = { brand, jurisdiction, type: 'purchase', locale: 'en' } as const;
  const { version: termsVersion } = await getLegalDocument(services, question);
  const planId = (period: PlanPeriod) => {
    const plan = plans.find((candidate) => candidate.period === period);
    if (plan === undefined) throw new Error(`no ${period} plan is on sale`);
    return plan.id;
  };
  return {
    planId,
    termsVersion,
    order: (member, period, wishes = {}) =>
      createOrder(services, {
        member,
        planId: planId(period),
        agree: true,
        termsVersion,
        subscribeAge: 21,
        locale: 'en',
        jurisdiction,
        ...wishes,
      }),
  };
}

/** What must hold of money after anything: the ledger sums to zero, and each paid order has exactly one period. */
export async function moneyErrors(services: Services): Promise<string[]> {
  const { rows } = await services.db.execute<{ error: string }>(sql`
    select 'the ledger sums to ' || sum(amount) as error from ledger_posting having sum(amount) <> 0
    union all select 'entry ' || entry_id || ' sums to ' || sum(amount) from ledger_posting
      group by entry_id having sum(amount) <> 0
    union all select 'order ' || id || ' is paid and has no period' from member_order
      where order_status = 'completed' and not is_test
        and not exists (select 1 from subscription where order_id = member_order.id)
    union all select 'order ' || member_order.id || ' is not paid and has a period that counts' from member_order
      join subscription on subscription.order_id = member_order.id
      where order_status <> 'completed' and subscription.status <> 'voided'
    union all select 'order ' || id || ' has a balance of ' || paid || ' and says ' || amount_paid from (
      select member_order.id, member_order.amount_paid, coalesce(sum(payment.amount), 0) as paid
      from member_order left join payment on payment.order_id = member_order.id
      where not is_test group by member_order.id) as sums where paid <> amount_paid
    union all select 'coupon ' || code || ' counts ' || reserved || '/' || redeemed from coupon
      where reserved <> (select count(*) from coupon_use where coupon_id = coupon.id and state = 'reserved')
        or redeemed <> (select count(*) from coupon_use where coupon_id = coupon.id and state = 'redeemed')
    union all select 'order ' || order_id || ' has a gap in its timeline' from order_event
      group by order_id having max(no) <> count(*)
    union all select 'account ' || account_id || ' has ' || count(*) || ' running periods' from subscription
      where status = 'active' group by account_id having count(*) > 1`);
  return rows.map((row) => row.error);
}
