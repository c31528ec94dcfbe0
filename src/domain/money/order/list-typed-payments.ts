import { nameOperators } from '#db/queries/office-order.ts';
import { listTypedPayments, type TypedPaymentFilter } from '#db/queries/typed-payment.ts';
import type { Services } from '#domain/services.ts';

/** A page of the money that operators typed in a brand, each with its order and the line of the bank that confirms it, if one does. */
export async function showTypedPayments(
  { db }: Services,
  options: TypedPaymentFilter & { readonly page: number; readonly perPage: number },
) {
  const { page, perPage } = options;
  const { rows, total } = await listTypedPayments(db, options, {
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const names = await nameOperators(
    db,
    rows.map(({ payment }) => payment.recordedBy),
  );
  const items = rows.map(({ payment, orderNo, line }) => ({
    id: payment.id,
    order: { id: payment.orderId, order_no: orderNo },
    amount: payment.amount,
    paid_on: payment.paidOn,
    reference: payment.reference,
    recorded_by: names.get(payment.recordedBy) ?? null,
    recorded_at: payment.recordedAt.toISOString(),
    approval_id: payment.approvalId,
    line:
      line === null
        ? null
        : {
            id: line.id,
            booking_date: line.bookingDate,
            amount: line.amount,
            memo: line.memo,
            counter_account: line.counterAccount,
          },
  }));
  return { items, total };
}
