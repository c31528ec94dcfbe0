import { describeOrder } from '#domain/money/order/show-order.ts';
import { simulatePayment } from '#domain/money/order/simulate-payment.ts';
import { endpoint } from '../../endpoint.ts';
import { simulatePaymentContract } from './[id].contract.ts';

export const POST = endpoint(
  simulatePaymentContract,
  async ({ params, body }, { services, member, locale }) => {
    const order = await simulatePayment(services, { member, orderId: params.id, event: body.event });
    return { data: await describeOrder(services, order, locale) };
  },
);
