import type { Transaction } from '#db/client.ts';
import { findAccountById } from '#db/queries/account.ts';
import type { OrderRow } from '#db/queries/order.ts';
import { findSubscriptionOfOrder } from '#db/queries/subscription.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { formatDateTime, formatMoney } from '#i18n/format.ts';
import type { Email } from '#mail/email.ts';
import { orderCompleted } from '#mail/order-completed.ts';
import { orderCreated } from '#mail/order-created.ts';
import type { OrderEmailData } from '#mail/order-email-data.ts';
import { orderExpired } from '#mail/order-expired.ts';
import { orderFailed } from '#mail/order-failed.ts';
import { orderOwed } from '#mail/order-owed.ts';
import { orderPartial } from '#mail/order-partial.ts';
import { orderReported } from '#mail/order-reported.ts';
import { orderRevived } from '#mail/order-revived.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { Locale } from '#terms/locales.ts';
import { owedOf } from './order-view.ts';

const EMAILS = {
  created: orderCreated,
  reported: orderReported,
  completed: orderCompleted,
  partial: orderPartial,
  expired: orderExpired,
  failed: orderFailed,
  revived: orderRevived,
  owed: orderOwed,
} as const satisfies Record<string, Email<OrderEmailData>>;

type OrderEvent = keyof typeof EMAILS;

/**
 * Writes to the owner of an order what has just happened to it, in the transaction in which it happens: both are there or neither
 * is. Sandbox orders notify no one, and a deleted account has no address any more.
 */
export async function notifyMember(
  services: Pick<Services, 'env' | 'clock' | 'queue'>,
  tx: Transaction,
  options: { readonly order: OrderRow; readonly event: OrderEvent; readonly reason?: string },
): Promise<void> {
  const { order, event, reason = '' } = options;
  if (order.isTest) return;
  const account = await findAccountById(tx, order.accountId);
  if (account === null || account.status === 'deleted') return;
  const { id: accountId, brand, email, nickName: name, locale } = account;
  const period = order.orderStatus === 'completed' ? await findSubscriptionOfOrder(tx, order.id) : null;
  await postEmail(services, tx, {
    email: EMAILS[event],
    to: { brand, accountId, email, name, locale },
    dataIn: (spoken) => ({
      ...orderData(order, spoken),
      end: formatDateTime(period?.endAt, BRAND_ZONE),
      reason,
    }),
  });
}

function orderData(order: OrderRow, locale: Locale): Omit<OrderEmailData, 'end' | 'reason'> {
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  return {
    order: order.orderNo,
    plan: pickText(order.plan.names, locale)?.text ?? order.plan.period,
    amount: money(order.amountDue),
    paid: money(order.amountPaid),
    missing: money(Math.max(0, order.amountDue - order.amountPaid)),
    owed: money(owedOf(order)),
    reference: order.paymentRef,
    deadline: formatDateTime(order.expiresAt, BRAND_ZONE),
    zone: BRAND_ZONE,
    receipt: order.receiptNo ?? '',
    days: businessConstants.lateTransferDays,
  };
}
