import { transfersContract } from '#api/office/transfers.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The queue as the address filters it. */
export async function loadTransfers(page: OfficePage) {
  const [{ data: transfers, meta }, words] = await Promise.all([
    page.list(transfersContract),
    page.words(['office-orders'], (t) => t('office-orders.queue.title')),
  ]);
  return { ...words, transfers, meta };
}

export type TransfersData = Awaited<ReturnType<typeof loadTransfers>>;
