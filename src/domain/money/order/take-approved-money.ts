import type { Transaction } from '#db/client.ts';
import { lockOrder } from '#db/queries/order.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { assertOrderCurrent } from './assert-order-current.ts';
import type { TypedMoney } from './assert-typed-money.ts';
import { confirmOpen } from './confirm-transfer.ts';
import { takeLateMoney } from './take-late-money.ts';

/**
 * Takes typed money that a second person has agreed to, for an order that is open, or as owed for one that is over meanwhile: what came in
 * is never left out of the books.
 */
export async function takeApprovedMoney(
  services: Services,
  tx: Transaction,
  options: {
    readonly brand: string;
    readonly orderId: string;
    readonly operatorId: string;
    readonly approvalId: string;
    readonly money: TypedMoney;
    /** The version of the order that was seen by the person who agrees; left out, nothing is compared. */
    readonly version?: number | undefined;
  },
): Promise<void> {
  const order = await lockOrder(tx, { id: options.orderId, brand: options.brand });
  if (order === null || order.isTest) throw new AppError('not_found', 'no such order of this brand');
  await assertOrderCurrent(tx, order, options.version);
  if (order.orderStatus === 'pending') await confirmOpen(services, tx, order, options);
  else await takeLateMoney(services, tx, order, options);
}
