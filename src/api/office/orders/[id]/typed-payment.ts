import { endpoint } from '#api/endpoint.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import { proposeAboutOrder } from '#domain/money/order/propose-about-order.ts';
import { typedOf } from '#domain/money/order/take-money.ts';
import { brandOf } from '../../brand-of.ts';
import { typedPaymentContract } from './typed-payment.contract.ts';

export const POST = endpoint(
  typedPaymentContract,
  async ({ params, query, body }, { services, operator }) => {
    const request = await proposeAboutOrder(services, {
      kind: 'typed_payment',
      brand: brandOf(operator, query.brand),
      orderId: params.id,
      payload: { money: body.money },
      typed: typedOf(body.money),
      reason: body.reason,
      operator,
      version: body.version,
    });
    return { data: approvalView(request) };
  },
);
