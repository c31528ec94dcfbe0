import { endpoint } from '#api/endpoint.ts';
import { orderView } from '#domain/money/order/order-view.ts';
import { rejectOrder } from '#domain/money/order/reject-order.ts';
import { brandOf } from '../../brand-of.ts';
import { rejectContract } from './reject.contract.ts';

export const POST = endpoint(
  rejectContract,
  async ({ params, query, body }, { services, operator, locale }) => {
    const brand = brandOf(operator, query.brand);
    const options = { brand, operatorId: operator.id, orderId: params.id, ...body };
    return { data: { order: orderView(await rejectOrder(services, options), locale) } };
  },
);
