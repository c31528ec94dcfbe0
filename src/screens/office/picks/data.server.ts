import { picksContract } from '#api/office/picks.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The published picks, the coming ones where the address does not say otherwise. */
export async function loadPicks(page: OfficePage) {
  const [{ data: picks, meta }, messages] = await Promise.all([
    page.list(picksContract, { query: { per_page: 30 } }),
    page.messages(['office-results', 'sport'], (t) => t('office-results.picks.title')),
  ]);
  return { ...messages, picks, meta };
}

export type PicksData = Awaited<ReturnType<typeof loadPicks>>;
