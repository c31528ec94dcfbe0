import { disputesContract } from '#api/office/disputes.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** What the brand's members say against results. */
export async function loadDisputes(page: OfficePage) {
  const [{ data: disputes, meta }, messages] = await Promise.all([
    page.list(disputesContract, { query: { per_page: 30 } }),
    page.messages(['office-results', 'sport'], (t) => t('office-results.disputes.title')),
  ]);
  return { ...messages, disputes, meta };
}

export type DisputesData = Awaited<ReturnType<typeof loadDisputes>>;
