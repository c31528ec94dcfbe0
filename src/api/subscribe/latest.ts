import { showLatestOrder } from '#domain/money/order/show-order.ts';
import { endpoint } from '../endpoint.ts';
import { latestOrderContract } from './latest.contract.ts';

export const GET = endpoint(latestOrderContract, async ({ query }, { services, member, locale }) => ({
  data: await showLatestOrder(services, { member, locale, status: query.status, isTest: query.sandbox }),
}));
