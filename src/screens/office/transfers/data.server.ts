import { transfersContract } from '#api/office/transfers.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The queue as the address filters it. */
export async function loadTransfers(page: OfficePage) {
  const [{ data: transfers, meta }, messages] = await Promise.all([
    page.list(transfersContract),
    page.messages(['office-orders'], (t) => t('office-orders.queue.title')),
  ]);
  return { ...messages, transfers, meta };
}

export type TransfersData = Awaited<ReturnType<typeof loadTransfers>>;
