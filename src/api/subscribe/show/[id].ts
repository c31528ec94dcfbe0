import { showOrder } from '#domain/money/order/show-order.ts';
import { endpoint } from '../../endpoint.ts';
import { showOrderContract } from './[id].contract.ts';

export const GET = endpoint(showOrderContract, async ({ params }, { services, member, locale }) => ({
  data: await showOrder(services, { member, id: params.id, locale }),
}));
