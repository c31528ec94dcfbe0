import { officeOrderContract } from '#api/office/orders/[id].contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** One order with everything about it. */
export async function loadOrder(page: OfficePage, id: string) {
  const { data: detail } = await page.ask(officeOrderContract, { params: { id } });
  const messages = await page.messages(['office-orders'], (t) =>
    t('office-orders.order', { no: detail.order.order_no }),
  );
  return { ...messages, detail };
}

export type OrderDetail = Awaited<ReturnType<typeof loadOrder>>['detail'];
