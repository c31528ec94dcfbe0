import { rehearsePayment } from '#domain/money/order/rehearse-payment.ts';
import { describeOrder } from '#domain/money/order/show-order.ts';
import { endpoint } from '../../endpoint.ts';
import { rehearsePaymentContract } from './[id].contract.ts';

export const POST = endpoint(
  rehearsePaymentContract,
  async ({ params, body }, { services, member, locale }) => {
    const order = await rehearsePayment(services, { member, orderId: params.id, event: body.event });
    return { data: await describeOrder(services, order, locale) };
  },
);
