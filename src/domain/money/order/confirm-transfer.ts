import type { Transaction } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import { lockBankLine } from '#db/queries/bank-line.ts';
import { findPaymentOfLine } from '#db/queries/ledger.ts';
import { lockOrder, type OrderRow } from '#db/queries/order.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { noteRefusal } from '#domain/foundation/audit/refused-attempt.ts';
import { readMoneyRules } from '#domain/foundation/setting/business-settings.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { assertOrderCurrent } from './assert-order-current.ts';
import { changeOrder, orderState } from './change-order.ts';
import { completeOrder } from './complete-order.ts';
import { notifyMember } from './notify-member.ts';
import { runsHigher } from './runs-higher.ts';
import { type LateMoney, takeLateMoney } from './take-late-money.ts';
import { type SeenMoney, takeMoney } from './take-money.ts';

type ConfirmTransferOptions = {
  readonly brand: string;
  readonly operatorId: string;
  readonly orderId: string;
  /** Left out to settle an order in error with the money that is already there. */
  readonly money?: SeenMoney | undefined;
  /** The version of the order that the operator saw; left out, nothing is compared. */
  readonly version?: number | undefined;
};

/**
 * What came of it: paid, still short, more than due or against a rule, or done before by somebody else. A second transfer for a
 * paid order is `owed`; a line for money which was typed in before is the `same_money`.
 */
type Confirmation = TakenMoney | { readonly outcome: 'already_confirmed'; readonly order: OrderRow };

/** The same of money that was not there before. */
type TakenMoney = {
  readonly outcome: 'completed' | 'partial' | 'error' | LateMoney['outcome'];
  readonly order: OrderRow;
};

/**
 * An operator takes money for an order (T3, T4, T5 in docs/product/orders.md). What came in is added up: within the tolerance of the amount due the
 * order is paid and the period begins; below it the order waits for the rest; above it, or where a higher plan runs by now,
 * it goes to `error`, from which a second confirmation without money settles it and notes what is owed. Confirming twice
 * answers the first receipt; a line of the bank counts once, for whichever order. Without money nothing else can be confirmed.
 * A line that no order has used and that comes for a paid order is a double payment, unless the operator saw the order unpaid.
 */
export async function confirmTransfer(
  services: Services,
  options: ConfirmTransferOptions,
): Promise<Confirmation> {
  const confirmation = await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id: options.orderId, brand: options.brand });
    if (order === null || order.isTest) throw new AppError('not_found', 'no such order of this brand');
    if (order.orderStatus === 'completed') return confirmAgain(services, tx, order, options);
    await assertOrderCurrent(tx, order, options.version);
    return confirmOpen(services, tx, order, options);
  });
  if (confirmation.outcome === 'already_confirmed') {
    const { brand, orderId: subjectId, operatorId } = options;
    const attempt = { action: 'refused.confirm_again', brand, subjectKind: 'order', subjectId } as const;
    await noteRefusal(services, { operatorId, attempt: { ...attempt, why: 'already_confirmed' } });
  }
  return confirmation;
}

/** The same for an order that is not paid yet and that the caller holds locked. */
export async function confirmOpen(
  services: Services,
  tx: Transaction,
  order: OrderRow,
  options: Pick<ConfirmTransferOptions, 'operatorId' | 'money'> & {
    /** The request by which a second person agreed to typed money. */
    readonly approvalId?: string | undefined;
  },
): Promise<TakenMoney> {
  const { operatorId, money, approvalId } = options;
  if (money === undefined && order.orderStatus === 'pending' && order.paymentStatus !== 'error') {
    throw new AppError('invalid', 'no money', { fields: { money: [{ key: 'required' }] } });
  }
  await lockAccount(tx, order.accountId);
  const now = services.clock.now();
  const received =
    money === undefined ? 0 : await takeMoney(tx, order, { operatorId, money, approvalId, now });
  const isSame = money !== undefined && received === 0;
  const confirmation: TakenMoney = isSame
    ? { outcome: 'same_money', order }
    : await settle(tx, order, { operatorId, received, now });
  const { outcome } = confirmation;
  if (outcome === 'completed' || outcome === 'partial') {
    await notifyMember(services, tx, { order: confirmation.order, event: outcome });
  }
  await appendAudit(tx, {
    at: now,
    brand: order.brand,
    actorKind: 'operator',
    actorId: operatorId,
    action: `order.${confirmation.outcome}`,
    subjectKind: 'order',
    subjectId: order.id,
    detail: { received, total: confirmation.order.amountPaid, state: orderState(confirmation.order) },
  });
  return confirmation;
}

/** Of a paid order only a line of the bank that no one has used says anything new. */
async function confirmAgain(
  services: Services,
  tx: Transaction,
  order: OrderRow,
  { money, version, operatorId }: ConfirmTransferOptions,
): Promise<Confirmation> {
  const isSeen = version === undefined || version === order.version;
  if (!isSeen || money === undefined || !('bankLineId' in money))
    return { outcome: 'already_confirmed', order };
  // Anyone who takes the line for another order just now is waited for: at the same moment the answer is what it is a moment later.
  await lockAccount(tx, order.accountId);
  await lockBankLine(tx, { id: money.bankLineId, brand: order.brand });
  if ((await findPaymentOfLine(tx, money.bankLineId)) !== null)
    return { outcome: 'already_confirmed', order };
  return takeLateMoney(services, tx, order, { money, operatorId });
}

async function settle(
  tx: Transaction,
  order: OrderRow,
  options: { readonly operatorId: string; readonly received: number; readonly now: Date },
): Promise<TakenMoney> {
  const amountPaid = order.amountPaid + options.received;
  const step = { by: 'operator', actorId: options.operatorId, now: options.now } as const;
  const { paymentTolerance } = await readMoneyRules(tx, order.brand);
  if (amountPaid < order.amountDue - paymentTolerance) {
    const detail = { received: options.received, missing: order.amountDue - amountPaid };
    const changed = await changeOrder(tx, order, {
      ...step,
      action: 'record_partial',
      changes: { amountPaid },
      detail,
    });
    return { outcome: 'partial', order: changed };
  }
  const isFirstLook = order.paymentStatus !== 'error';
  const problem = await problemOf(tx, order, { amountPaid, paymentTolerance, now: options.now });
  if (problem === 'lower_plan' || (problem === 'over_paid' && isFirstLook)) {
    if (!isFirstLook)
      throw new AppError('conflict', 'a higher plan runs', {
        fields: { base: [{ key: 'orders.higherRuns' }] },
      });
    const detail = { received: options.received, problem };
    const changed = await changeOrder(tx, order, {
      ...step,
      action: 'record_error',
      changes: { amountPaid },
      detail,
    });
    return { outcome: 'error', order: changed };
  }
  const note = order.orderNo;
  const completed = await completeOrder(tx, order, { ...step, action: 'confirm', amountPaid, note });
  return { outcome: 'completed', order: completed };
}

async function problemOf(
  tx: Transaction,
  order: OrderRow,
  options: { readonly amountPaid: number; readonly paymentTolerance: number; readonly now: Date },
): Promise<'over_paid' | 'lower_plan' | null> {
  if (await runsHigher(tx, order, options.now)) return 'lower_plan';
  return options.amountPaid > order.amountDue + options.paymentTolerance ? 'over_paid' : null;
}
