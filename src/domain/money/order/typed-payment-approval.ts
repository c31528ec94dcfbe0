import { z } from 'zod';
import { findOfficeOrder } from '#db/queries/office-order.ts';
import { approvable } from '#domain/foundation/approval/approvable.ts';
import { typedMoneySchema } from './approved-money.ts';
import { orderDecision } from './order-decision.ts';
import { takeApprovedMoney } from './take-approved-money.ts';

/** Typed money beyond what one operator may take is taken by two persons. */
export const typedPaymentApproval = approvable({
  kind: 'typed_payment',
  ask: 'orders.confirm',
  decide: 'orders.confirm',
  payload: z.strictObject({ money: typedMoneySchema }),
  async apply(services, tx, decision) {
    const { amount, paid_on: paidOn, reference } = decision.payload.money;
    const money = { amount, paidOn, reference };
    await takeApprovedMoney(services, tx, {
      ...orderDecision(decision),
      approvalId: decision.request.id,
      money,
    });
    return {};
  },
  /** The state that the money brings an open order is not shown: it depends on what came in until then. */
  async describe({ db }, { row, payload: { money } }) {
    const found = await findOfficeOrder(db, { id: row.subjectId, brand: row.brand });
    if (found === null) return null;
    const { order } = found;
    const paid = order.amountPaid + money.amount;
    return {
      subject: { kind: 'order', id: order.id, label: order.orderNo, version: order.version },
      changes: [
        { field: 'amount_paid', type: 'money', before: order.amountPaid, after: paid },
        { field: 'money_source', type: 'text', before: null, after: `${money.paid_on} ${money.reference}` },
      ],
    };
  },
});
