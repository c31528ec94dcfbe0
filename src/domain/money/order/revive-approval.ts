import { z } from 'zod';
import { findBankLine } from '#db/queries/bank-line.ts';
import { findOfficeOrder } from '#db/queries/office-order.ts';
import { approvable } from '#domain/foundation/approval/approvable.ts';
import { requestedMoneySchema } from './approved-money.ts';
import { notifyMember } from './notify-member.ts';
import { orderDecision } from './order-decision.ts';
import { reviveOrder } from './revive-order.ts';
import { seenMoney } from './take-money.ts';

/** A transfer that came after the order had ended is honoured by two persons. */
export const reviveApproval = approvable({
  kind: 'revive_order',
  ask: 'orders.revive',
  decide: 'orders.revive',
  payload: z.strictObject({ money: requestedMoneySchema }),
  async apply(services, tx, decision) {
    const money = seenMoney(decision.payload.money);
    const order = await reviveOrder(tx, {
      ...orderDecision(decision),
      money,
      approvalId: decision.request.id,
    });
    await notifyMember(services, tx, { order, event: 'revived' });
    return {};
  },
  async describe({ db }, { row, payload: { money } }) {
    const found = await findOfficeOrder(db, { id: row.subjectId, brand: row.brand });
    if (found === null) return null;
    const { order } = found;
    const line =
      'bank_line_id' in money ? await findBankLine(db, { id: money.bank_line_id, brand: row.brand }) : null;
    const amount = 'amount' in money ? money.amount : (line?.amount ?? 0);
    const source =
      'amount' in money
        ? `${money.paid_on} ${money.reference}`
        : [line?.bookingDate, line?.memo, line?.counterAccount].filter(Boolean).join(' ');
    const paid = order.amountPaid + amount;
    return {
      subject: { kind: 'order', id: order.id, label: order.orderNo, version: order.version },
      changes: [
        { field: 'order_state', type: 'order_state', before: order.orderStatus, after: 'paid' },
        { field: 'amount_paid', type: 'money', before: order.amountPaid, after: paid },
        { field: 'money_source', type: 'text', before: null, after: source },
      ],
    };
  },
});
