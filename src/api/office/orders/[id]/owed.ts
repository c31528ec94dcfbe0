import { endpoint } from '#api/endpoint.ts';
import { orderView } from '#domain/money/order/order-view.ts';
import { recordLateMoney } from '#domain/money/order/take-late-money.ts';
import { seenMoney } from '#domain/money/order/take-money.ts';
import { brandOf } from '../../brand-of.ts';
import { owedContract } from './owed.contract.ts';

export const POST = endpoint(
  owedContract,
  async ({ params, query, body }, { services, operator, locale }) => {
    const { outcome, order } = await recordLateMoney(services, {
      brand: brandOf(operator, query.brand),
      operatorId: operator.id,
      orderId: params.id,
      money: seenMoney(body.money),
      version: body.version,
    });
    return { data: { outcome, order: orderView(order, locale) } };
  },
);
