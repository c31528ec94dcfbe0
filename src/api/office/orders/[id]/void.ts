import { endpoint } from '#api/endpoint.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import { proposeAboutOrder } from '#domain/money/order/propose-about-order.ts';
import { brandOf } from '../../brand-of.ts';
import { voidContract } from './void.contract.ts';

export const POST = endpoint(voidContract, async ({ params, query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const request = await proposeAboutOrder(services, {
    kind: 'void_order',
    brand,
    orderId: params.id,
    reason: body.reason,
    operator,
    version: body.version,
    payload: {},
  });
  return { data: approvalView(request) };
});
