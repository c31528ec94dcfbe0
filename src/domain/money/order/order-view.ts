import type { OrderEventRow, OrderRow } from '#db/queries/order.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import type { Locale } from '#terms/locales.ts';
import { readEventDetail } from './event-detail.ts';
import { ORDER_STATES, STATE_COLUMNS } from './order-transitions.ts';

/**
 * What we owe the member of what came in for an order: of a paid one all beyond its price, of one that ended unpaid all of it,
 * and of one that still waits nothing, because no one has decided on it yet.
 */
export function owedOf({ orderStatus, amountPaid, amountDue }: OrderRow): number {
  if (orderStatus === 'pending') return 0;
  return orderStatus === 'completed' ? Math.max(0, amountPaid - amountDue) : amountPaid;
}

/** An order as its owner sees it: what it was made of, never what it would be made of today. */
export function orderView(order: OrderRow, locale: Locale) {
  const { bankAccount: bank, report } = order;
  const missing = order.paymentStatus === 'partial' ? order.amountDue - order.amountPaid : 0;
  return {
    id: order.id,
    order_no: order.orderNo,
    date: order.createdAt.toISOString(),
    plan: {
      id: order.planId,
      name: pickText(order.plan.names, locale)?.text ?? order.plan.period,
      period: order.plan.period,
      rank: order.plan.rank,
    },
    list_price: order.listPrice,
    discount: order.discount,
    coupon: order.coupon === null ? null : { code: order.coupon.code },
    amount: order.amountDue,
    amount_paid: order.amountPaid,
    missing,
    owed: owedOf(order),
    currency: order.currency,
    status: order.orderStatus,
    payment_status: order.paymentStatus,
    expires_at: order.expiresAt.toISOString(),
    bank: {
      code: bank.bankCode,
      name: bank.bankName,
      branch: bank.branch,
      account_no: bank.accountNo,
      holder: bank.holder,
      is_sample: bank.isSample,
    },
    payment_ref: order.paymentRef,
    report:
      report === null
        ? null
        : { last5: report.last5, amount: report.amount, paid_at: report.paidAt, note: report.note },
    receipt_no: order.receiptNo,
    completed_at: order.completedAt?.toISOString() ?? null,
    is_test: order.isTest,
    version: order.version,
  };
}

/** The steps of an order for its owner; of an operator they learn that it was one, and the reason that was written for them. */
export function timelineView(events: readonly OrderEventRow[]) {
  return events.map((event) => {
    const state = ORDER_STATES.find((known) => known === event.toState);
    const [status, paymentStatus] = STATE_COLUMNS[state ?? 'pending/unpaid'];
    const { reason } = readEventDetail(event.detail);
    return {
      at: event.at.toISOString(),
      action: event.action,
      by: event.actorKind,
      status,
      payment_status: paymentStatus,
      reason,
    };
  });
}
