import type { Transaction } from '#db/client.ts';
import { lockOrder, type OrderRow } from '#db/queries/order.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { COUNT_BOUNDS } from '#domain/foundation/setting/business-settings.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { changeOrder, type OrderStep } from './change-order.ts';

/** What a bank can do to an order: pay it, pay too little, pay after its deadline, pay twice. */
const BANK_EVENTS = ['exact', 'short', 'late', 'double'] as const;
type BankEvent = (typeof BANK_EVENTS)[number];

/** A simulated transfer that is too small lacks so much, in whole TWD: as much as no brand can let pass. */
const LACKING = COUNT_BOUNDS.payment_tolerance.most;

/**
 * Plays a bank's event on a sandbox order (docs/product/orders.md): the same table of transitions as for real money, and nothing
 * else – no ledger entry, no receipt, no coupon, no period. Throws 'not_found' where the server has no sandbox and for an
 * order that is a real one, and 'conflict' for an event that the order's state does not allow.
 */
export async function simulatePayment(
  services: Services,
  options: { readonly member: Member; readonly orderId: string; readonly event: BankEvent },
): Promise<OrderRow> {
  if (!services.env.paymentsSandbox) throw new AppError('not_found', 'there is no sandbox here');
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id: options.orderId, brand: options.member.brand });
    if (order === null || !order.isTest || order.accountId !== options.member.id) {
      throw new AppError('not_found', 'not an order of their sandbox');
    }
    return play(tx, order, { event: options.event, now: services.clock.now() });
  });
}

const BANK = { by: 'operator', actorId: 'sandbox' } as const;

async function play(
  tx: Transaction,
  order: OrderRow,
  { event, now }: { readonly event: BankEvent; readonly now: Date },
): Promise<OrderRow> {
  const paid = { amountPaid: order.amountDue, completedAt: now };
  const step = (options: Omit<OrderStep, 'now' | 'actorId'>) =>
    changeOrder(tx, order, { ...options, now, actorId: BANK.actorId });
  switch (event) {
    case 'exact':
      return step({ ...BANK, action: 'confirm', changes: paid });
    case 'short': {
      const amountPaid = Math.max(1, order.amountDue - LACKING);
      return step({
        ...BANK,
        action: 'record_partial',
        changes: { amountPaid },
        detail: { received: amountPaid },
      });
    }
    case 'double': {
      const amountPaid = order.amountDue * 2;
      return step({
        ...BANK,
        action: 'record_error',
        changes: { amountPaid },
        detail: { received: amountPaid },
      });
    }
    case 'late': {
      const expired = await step({ by: 'job', action: 'expire' });
      return changeOrder(tx, expired, {
        by: 'two_operators',
        actorId: BANK.actorId,
        now,
        action: 'revive',
        changes: paid,
      });
    }
  }
}
