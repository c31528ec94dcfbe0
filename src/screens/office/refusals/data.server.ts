import { refusalsContract } from '#api/office/refusals.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Prices and values that were not believed. */
export async function loadRefusals(page: OfficePage) {
  const [{ data: refusals, meta }, messages] = await Promise.all([
    page.list(refusalsContract, { query: { per_page: 30 } }),
    page.messages(['office-results', 'sport'], (t) => t('office-results.refusals.title')),
  ]);
  return { ...messages, refusals, meta };
}

export type RefusalsData = Awaited<ReturnType<typeof loadRefusals>>;
