import type { Transaction } from '#db/client.ts';
import { findTypedPayment, lockTypist, sumTypedBy } from '#db/queries/typed-payment.ts';
import { brandDay, brandWindow } from '#domain/foundation/clock/brand-day.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { readTypedRules } from '#domain/foundation/setting/business-settings.ts';
import { AppError, type PublicMessage } from '#platform/app-error.ts';
import { DAY_MS } from '#terms/durations.ts';

/** What an operator read at the bank and typed. */
export type TypedMoney = { readonly amount: number; readonly paidOn: string; readonly reference: string };

/**
 * Refuses typed money that no transfer can be: of a day that has not come in the brand's zone, or that lies more than a year back;
 * and money that was typed before, for this order or another one. Throws 'invalid' at `paid_on`, or 'conflict' with the order.
 */
export async function assertTypedMoney(
  tx: Transaction,
  options: { readonly brand: string; readonly money: TypedMoney; readonly now: Date },
): Promise<void> {
  const { brand, money, now } = options;
  if (money.paidOn > brandDay(now)) throw invalid('paid_on', { key: 'orders.typed.future' });
  const days = businessConstants.typedMoneyDays;
  if (money.paidOn < brandDay(new Date(now.getTime() - days * DAY_MS)))
    throw invalid('paid_on', { key: 'orders.typed.tooOld', params: { days } });
  const before = await findTypedPayment(tx, { ...money, brand });
  if (before !== null) throw typedBefore(before);
}

/** The refusal of money that was typed before: it names the order that took it. */
export function typedBefore(options: { readonly orderId: string; readonly orderNo: string }): AppError {
  const message = { key: 'orders.typed.before', params: { no: options.orderNo } };
  return new AppError('conflict', 'typed before', {
    fields: { reference: [message] },
    data: { order_id: options.orderId },
  });
}

/**
 * Refuses what one operator may not take by their own word: a single amount beyond the limit, and more in one day of the brand's zone
 * than the limit of a day. Payments that a second person agreed to do not count. Throws 'invalid' at `amount`.
 */
export async function assertWithinLimits(
  tx: Transaction,
  options: {
    readonly brand: string;
    readonly operatorId: string;
    readonly amount: number;
    readonly now: Date;
  },
): Promise<void> {
  const { brand, operatorId, amount, now } = options;
  const rules = await readTypedRules(tx, brand);
  if (amount > rules.typedLimit)
    throw invalid('amount', { key: 'orders.typed.secondPerson', params: { limit: rules.typedLimit } });
  await lockTypist(tx, operatorId);
  const spent = await sumTypedBy(tx, { brand, operatorId, since: brandWindow(now, 1).from });
  const left = Math.max(0, rules.typedDailyLimit - spent);
  if (amount > left) {
    const params = { limit: rules.typedDailyLimit, left };
    throw invalid('amount', { key: 'orders.typed.dailyLimit', params });
  }
}

function invalid(field: string, message: PublicMessage): AppError {
  return new AppError('invalid', message.key, { fields: { [field]: [message] } });
}
