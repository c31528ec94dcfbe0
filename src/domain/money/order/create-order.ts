import type { Transaction } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import { type BankAccountRow, findApprovedBankAccount } from '#db/queries/bank-account.ts';
import { type CouponRow, insertCouponUse, reserveCoupon } from '#db/queries/coupon.ts';
import {
  countOrders,
  countRecentOrders,
  findOpenOrder,
  insertOrder,
  insertOrderEvent,
  isVirtualAccountUsed,
  type OrderRow,
} from '#db/queries/order.ts';
import { listPlanPrices, listPlansOnSale, type PlanRow } from '#db/queries/plan.ts';
import { findActiveSubscription } from '#db/queries/subscription.ts';
import { hasTimeLeft } from '#domain/accounts/entitlement/is-entitled.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { assertNotOnBreak, assertVerified } from '#domain/accounts/member/require-member.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { countConversion } from '#domain/foundation/experiment/count-trial.ts';
import type { Trial } from '#domain/foundation/experiment/trial-cookie.ts';
import { getLegalDocument, type LegalDocument } from '#domain/foundation/legal/get-legal-document.ts';
import { type MoneyRules, readMoneyRules } from '#domain/foundation/setting/business-settings.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import { checkCoupon } from '#domain/money/coupon/check-coupon.ts';
import { couponMessage } from '#domain/money/coupon/coupon-message.ts';
import { newOrderNo, newPaymentReference } from '#domain/money/payment/payment-reference.ts';
import { newVirtualAccount } from '#domain/money/payment/virtual-account.ts';
import type { Services } from '#domain/services.ts';
import { AppError, type PublicMessage } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import type { Locale } from '#terms/locales.ts';
import { notifyMember } from './notify-member.ts';
import { exceedsLimits, limitWindows, orderDeadline } from './order-limits.ts';
import { FIRST_STATE } from './order-transitions.ts';

export type CreateOrderOptions = {
  readonly member: Member;
  readonly planId: number;
  readonly couponCode?: string | undefined;
  /** Whether the member has ticked the terms and the declaration of their age. */
  readonly agree: boolean;
  /** The version of the purchase terms that was shown to them. */
  readonly termsVersion: number;
  readonly locale: Locale;
  readonly jurisdiction: LegalDocument['jurisdiction'];
  /** The age that the declaration names. */
  readonly subscribeAge: number;
  /** A sandbox order, which never gives a plan and counts nowhere. */
  readonly isTest?: boolean;
  /** The tests that the member's browser takes part in. */
  readonly trials?: readonly Trial[];
};

/**
 * Makes an order (T1 in docs/product/orders.md): everything that it is made of – price, plan, coupon, terms, account to pay into – is copied into it,
 * so that nothing that changes later changes the order. One open order a member; of two that race the second gets the
 * first (409 with `order_id`).
 */
export async function createOrder(services: Services, options: CreateOrderOptions): Promise<OrderRow> {
  const { member, locale, jurisdiction, isTest = false } = options;
  assertNotOnBreak(member);
  assertVerified(member);
  const terms = await getLegalDocument(services, {
    brand: member.brand,
    jurisdiction,
    type: 'purchase',
    locale,
  });
  if (!options.agree) throw invalid('agree', { key: 'orders.agreeFirst' });
  if (options.termsVersion !== terms.version) throw invalid('terms_version', { key: 'orders.termsChanged' });
  return services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, member.id);
    const now = services.clock.now();
    // A break may have begun while this waited for the member's row.
    const breakUntil = account?.breakUntil ?? null;
    if (breakUntil !== null && breakUntil > now) assertNotOnBreak({ onBreakUntil: breakUntil });
    const open = await findOpenOrder(tx, { accountId: member.id, isTest });
    if (open !== null) {
      throw new AppError('conflict', 'an order is open', {
        fields: { base: [{ key: 'orders.openOrder' }] },
        data: { order_id: open.id },
      });
    }
    const { plan, price, plans } = await findOfferedPlan(tx, {
      brand: member.brand,
      planId: options.planId,
      now,
    });
    await assertNoDowngrade(tx, { accountId: member.id, plan, locale, now });
    const bankAccount = await findApprovedBankAccount(tx, {
      brand: member.brand,
      includeSamples: servesSamples(services.env),
    });
    if (bankAccount === null) throw invalid('plan_id', { key: 'orders.closed' });
    const reduction = await reduce(tx, { options, plans, now });
    const amountDue = price - (reduction?.discount ?? 0);
    const recent = await countRecentOrders(tx, { accountId: member.id, ...limitWindows(now) });
    const rules = await readMoneyRules(tx, member.brand);
    if (exceedsLimits(amountDue, rules.orderLimit, recent))
      throw invalid('base', { key: 'errors.transactionLimit' });
    const order = await writeOrder(tx, {
      options,
      plan,
      price,
      reduction,
      account: bankAccount,
      terms,
      rules,
      now,
    });
    await notifyMember(services, tx, { order, event: 'created' });
    if (!isTest) await countFirstOrder(tx, options);
    return order;
  });
}

/** A member converts once: with their first order of all. */
async function countFirstOrder(tx: Transaction, { member, trials = [] }: CreateOrderOptions): Promise<void> {
  if (trials.length === 0 || (await countOrders(tx, member.id)) > 1) return;
  await countConversion(tx, { brand: member.brand, trials }, 'order');
}

function invalid(field: string, message: PublicMessage, data?: unknown): AppError {
  return new AppError('invalid', `${field}: ${message.key}`, { fields: { [field]: [message] }, data });
}

async function findOfferedPlan(
  tx: Transaction,
  options: { readonly brand: string; readonly planId: number; readonly now: Date },
) {
  const onSale = await listPlansOnSale(tx, { brand: options.brand });
  const prices = await listPlanPrices(tx, { planIds: onSale.map((plan) => plan.id), at: options.now });
  const plans = onSale.map((plan) => ({ id: plan.id, price: prices.get(plan.id) ?? plan.priceMinor }));
  const plan = onSale.find(({ id }) => id === options.planId);
  const price = plans.find(({ id }) => id === options.planId)?.price;
  if (plan === undefined || price === undefined) throw invalid('plan_id', { key: 'orders.noSuchPlan' });
  return { plan, price, plans };
}

/** Throws where a plan of a higher rank runs (docs/product/plans.md); asked when an order is made, and again when it is paid. */
async function assertNoDowngrade(
  tx: Transaction,
  options: {
    readonly accountId: number;
    readonly plan: Pick<PlanRow, 'rank' | 'names'>;
    readonly locale: Locale;
    readonly now: Date;
  },
): Promise<void> {
  const running = await findActiveSubscription(tx, options.accountId);
  if (!hasTimeLeft(running, options.now) || running.planRank <= options.plan.rank) return;
  const params = {
    height: pickText(running.planNames, options.locale)?.text ?? String(running.planRank),
    low: pickText(options.plan.names, options.locale)?.text ?? String(options.plan.rank),
  };
  throw invalid('plan_id', { key: 'orders.downgrade', params });
}

type Reduction = { readonly coupon: CouponRow; readonly discount: number };

async function reduce(
  tx: Transaction,
  options: {
    readonly options: CreateOrderOptions;
    readonly plans: readonly { readonly id: number; readonly price: number }[];
    readonly now: Date;
  },
): Promise<Reduction | null> {
  const { member, couponCode, planId, isTest = false } = options.options;
  if (couponCode === undefined) return null;
  const check = await checkCoupon(tx, {
    brand: member.brand,
    accountId: member.id,
    code: couponCode,
    planId,
    plans: options.plans,
    now: options.now,
  });
  if (!check.valid) throw invalid('coupon_code', couponMessage(check.reason));
  if (!isTest && !(await reserveCoupon(tx, check.coupon.id))) {
    throw invalid('coupon_code', couponMessage('used_up'));
  }
  return { coupon: check.coupon, discount: check.discount };
}

async function writeOrder(
  tx: Transaction,
  details: {
    readonly options: CreateOrderOptions;
    readonly plan: PlanRow;
    readonly price: number;
    readonly reduction: Reduction | null;
    readonly account: BankAccountRow;
    readonly terms: LegalDocument;
    readonly rules: MoneyRules;
    readonly now: Date;
  },
): Promise<OrderRow> {
  const { options, plan, price, reduction, account, terms, rules, now } = details;
  const { member, isTest = false } = options;
  const virtualAccount = await virtualAccountUnder(tx, isTest ? null : account.virtualPrefix);
  const order: OrderRow = {
    id: newId(),
    orderNo: newOrderNo(brandDay(now)),
    brand: member.brand,
    accountId: member.id,
    planId: plan.id,
    plan: { names: plan.names, period: plan.period, rank: plan.rank },
    listPrice: price,
    discount: reduction?.discount ?? 0,
    amountDue: price - (reduction?.discount ?? 0),
    currency: plan.currency,
    couponId: reduction?.coupon.id ?? null,
    coupon: reduction === null ? null : snapshotOf(reduction.coupon),
    bankAccount: {
      id: account.id,
      bankCode: account.bankCode,
      bankName: account.bankName,
      branch: account.branch,
      accountNo: virtualAccount ?? account.accountNo,
      holder: account.holder,
      isSample: account.isSample,
    },
    paymentRef: newPaymentReference(),
    virtualAccount,
    terms: {
      document: 'purchase',
      version: terms.version,
      sha256: terms.sha256,
      language: terms.language,
      declaredAge: options.subscribeAge,
    },
    isTest,
    createdAt: now,
    expiresAt: orderDeadline(now, plan.period, rules),
    orderStatus: 'pending',
    paymentStatus: 'unpaid',
    amountPaid: 0,
    report: null,
    reportedAt: null,
    completedAt: null,
    closedAt: null,
    receiptNo: null,
    version: 1,
  };
  await insertOrder(tx, order);
  await insertOrderEvent(tx, {
    orderId: order.id,
    no: 1,
    at: now,
    action: 'create',
    fromState: null,
    toState: FIRST_STATE,
    actorKind: 'member',
    actorId: member.uuid,
    detail: { amount_due: order.amountDue },
  });
  if (reduction !== null && !isTest) {
    await insertCouponUse(tx, {
      couponId: reduction.coupon.id,
      orderId: order.id,
      accountId: member.id,
      now,
    });
  }
  return order;
}

const snapshotOf = ({ code, type, value }: CouponRow) => ({ code, type, value });

/** An account number that no order has had; null where the bank opens none. */
async function virtualAccountUnder(tx: Transaction, prefix: string | null): Promise<string | null> {
  if (prefix === null) return null;
  for (;;) {
    const number = newVirtualAccount(prefix);
    if (!(await isVirtualAccountUsed(tx, number))) return number;
  }
}
