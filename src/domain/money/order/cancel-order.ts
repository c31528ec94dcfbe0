import { findOpenOrder, lockOrder, type OrderRow } from '#db/queries/order.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { changeOrder } from './change-order.ts';

/** The member gives up an order that they have not paid (T6 in docs/product/orders.md); without an id the one that is open. It never ends a running plan. */
export async function cancelOrder(
  services: Services,
  { member, orderId }: { readonly member: Member; readonly orderId?: string | undefined },
): Promise<OrderRow> {
  return services.db.transaction(async (tx) => {
    const id = orderId ?? (await findOpenOrder(tx, { accountId: member.id, isTest: false }))?.id;
    const order = id === undefined ? null : await lockOrder(tx, { id, brand: member.brand });
    if (order === null || order.accountId !== member.id)
      throw new AppError('not_found', 'no such order of theirs');
    return changeOrder(tx, order, {
      action: 'cancel',
      by: 'member',
      actorId: member.uuid,
      now: services.clock.now(),
    });
  });
}
