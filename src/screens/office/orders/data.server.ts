import { officeOrdersContract } from '#api/office/orders.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** All orders of the brand as the address filters and sorts them. */
export async function loadOrders(page: OfficePage) {
  const [{ data: orders, meta }, messages] = await Promise.all([
    page.list(officeOrdersContract),
    page.messages(['office-orders'], (t) => t('office-orders.list.title')),
  ]);
  return { ...messages, orders, meta };
}

export type OrdersData = Awaited<ReturnType<typeof loadOrders>>;
