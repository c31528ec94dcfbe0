import { listOfficeOrders, type OfficeOrderFilter, type OfficeOrderSort } from '#db/queries/office-order.ts';
import { maskEmail } from '#domain/foundation/security/mask-personal.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

/** A page of all orders of a brand, whatever became of them, as the office lists them. */
export async function listOrdersForOffice(
  services: Services,
  options: OfficeOrderFilter & {
    readonly locale: Locale;
    readonly sort: OfficeOrderSort;
    readonly direction: 'asc' | 'desc';
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { rows, total } = await listOfficeOrders(services.db, options, {
    sort: options.sort,
    direction: options.direction,
    limit: options.perPage,
    offset: (options.page - 1) * options.perPage,
  });
  const items = rows.map(({ order, uuid, nickName, email }) => ({
    id: order.id,
    order_no: order.orderNo,
    member: { uuid, nick_name: nickName, email_masked: maskEmail(email) },
    plan: localText(order.plan.names, options.locale),
    amount: order.amountDue,
    amount_paid: order.amountPaid,
    currency: order.currency,
    status: order.orderStatus,
    payment_status: order.paymentStatus,
    payment_ref: order.paymentRef,
    created_at: order.createdAt.toISOString(),
    completed_at: order.completedAt?.toISOString() ?? null,
    receipt_no: order.receiptNo,
    version: order.version,
  }));
  return { items, total };
}
