import type { OrderRow } from '#db/queries/order.ts';
import { maskEmail } from '#domain/foundation/security/mask-personal.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Locale } from '#terms/locales.ts';

type OrderOfMember = {
  readonly order: OrderRow;
  readonly uuid: string;
  readonly nickName: string;
  readonly email: string;
};

/** What every list of the office shows of an order and of whose it is. */
export function orderLine({ order, uuid, nickName, email }: OrderOfMember, locale: Locale) {
  return {
    id: order.id,
    order_no: order.orderNo,
    member: { uuid, nick_name: nickName, email_masked: maskEmail(email) },
    plan: localText(order.plan.names, locale),
    amount: order.amountDue,
    amount_paid: order.amountPaid,
    currency: order.currency,
    status: order.orderStatus,
    payment_status: order.paymentStatus,
    payment_ref: order.paymentRef,
    created_at: order.createdAt.toISOString(),
  };
}
