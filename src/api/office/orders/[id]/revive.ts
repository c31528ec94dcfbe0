import { endpoint } from '#api/endpoint.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import { proposeAboutOrder } from '#domain/money/order/propose-about-order.ts';
import { typedOf } from '#domain/money/order/take-money.ts';
import { brandOf } from '../../brand-of.ts';
import { reviveContract } from './revive.contract.ts';

export const POST = endpoint(reviveContract, async ({ params, query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const request = await proposeAboutOrder(services, {
    kind: 'revive_order',
    brand,
    orderId: params.id,
    reason: body.reason,
    operator,
    version: body.version,
    payload: { money: body.money },
    typed: typedOf(body.money),
  });
  return { data: approvalView(request) };
});
