import { cancelOrder } from '#domain/money/order/cancel-order.ts';
import { orderView } from '#domain/money/order/order-view.ts';
import { endpoint } from '../endpoint.ts';
import { cancelOrderContract } from './cancel.contract.ts';

export const POST = endpoint(cancelOrderContract, async ({ body }, { services, member, locale }) => {
  const order = await cancelOrder(services, { member, orderId: body.order_id });
  return { data: { order: orderView(order, locale) } };
});
