import { disputesContract } from '#api/office/disputes.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** What the brand's members say against results. */
export async function loadDisputes(page: OfficePage) {
  const [{ data: disputes, meta }, words] = await Promise.all([
    page.list(disputesContract, { query: { per_page: 30 } }),
    page.words(['office-results', 'sport'], (t) => t('office-results.disputes.title')),
  ]);
  return { ...words, disputes, meta };
}

export type DisputesData = Awaited<ReturnType<typeof loadDisputes>>;
