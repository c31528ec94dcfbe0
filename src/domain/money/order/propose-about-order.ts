import type { ApprovalRow } from '#db/queries/approval.ts';
import { lockOrder } from '#db/queries/order.ts';
import { proposeChange } from '#domain/foundation/approval/propose-change.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { assertOrderCurrent } from './assert-order-current.ts';
import { assertTypedMoney, type TypedMoney } from './assert-typed-money.ts';
import { orderState } from './change-order.ts';
import { transitionOf } from './order-transitions.ts';
import { reviveApproval } from './revive-approval.ts';
import { typedPaymentApproval } from './typed-payment-approval.ts';
import { voidApproval } from './void-approval.ts';
import { assertConfirmedLately } from './void-order.ts';

const APPROVALS = {
  revive_order: reviveApproval,
  void_order: voidApproval,
  typed_payment: typedPaymentApproval,
};

/** Asks for an order to be revived or voided; refused at once where its state would not allow it, or is not what the operator saw. */
export async function proposeAboutOrder(
  services: Services,
  options: {
    readonly kind: keyof typeof APPROVALS;
    /** Money that was typed: refused at once where no transfer can be it. */
    readonly typed?: TypedMoney | undefined;
    readonly brand: string;
    readonly orderId: string;
    readonly payload: Readonly<Record<string, unknown>>;
    readonly reason: string;
    readonly operator: Operator;
    /** The version of the order that the operator saw; left out, nothing is compared. */
    readonly version?: number | undefined;
  },
): Promise<ApprovalRow> {
  return services.db.transaction(async (tx) => {
    const check = async () => {
      const order = await lockOrder(tx, { id: options.orderId, brand: options.brand });
      if (order === null || order.isTest) throw new AppError('not_found', 'no such order of this brand');
      await assertOrderCurrent(tx, order, options.version);
      const now = services.clock.now();
      if (options.typed !== undefined)
        await assertTypedMoney(tx, { brand: options.brand, money: options.typed, now });
      // Typed money is taken in any state: for an open order, or as owed for one that is over.
      if (options.kind === 'typed_payment') return;
      const action = options.kind === 'revive_order' ? 'revive' : 'void';
      const from = orderState(order);
      if (transitionOf(action, { from, by: 'two_operators' }) === null) {
        throw new AppError('conflict', `${action} from ${from}`, { data: { state: from } });
      }
      if (action === 'void') assertConfirmedLately(order, now);
    };
    const { brand, orderId: subjectId, payload, reason, operator } = options;
    const now = services.clock.now();
    return proposeChange(services, tx, {
      about: APPROVALS[options.kind],
      brand,
      subjectId,
      payload,
      reason,
      operator,
      now,
      check,
    });
  });
}
