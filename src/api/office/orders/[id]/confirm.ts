import { endpoint } from '#api/endpoint.ts';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { orderView } from '#domain/money/order/order-view.ts';
import { seenMoney } from '#domain/money/order/take-money.ts';
import { whoConfirmed } from '#domain/money/order/who-confirmed.ts';
import { brandOf } from '../../brand-of.ts';
import { confirmContract } from './confirm.contract.ts';

export const POST = endpoint(
  confirmContract,
  async ({ params, query, body }, { services, operator, locale }) => {
    const { money } = body;
    const { outcome, order } = await confirmTransfer(services, {
      brand: brandOf(operator, query.brand),
      operatorId: operator.id,
      orderId: params.id,
      money: money && seenMoney(money),
      version: body.version,
    });
    const by = outcome === 'already_confirmed' ? await whoConfirmed(services, order.id) : null;
    return { data: { outcome, order: orderView(order, locale), confirmed_by: by } };
  },
);
