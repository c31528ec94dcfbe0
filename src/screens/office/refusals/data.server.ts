import { refusalsContract } from '#api/office/refusals.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Prices and values that were not believed. */
export async function loadRefusals(page: OfficePage) {
  const [{ data: refusals, meta }, words] = await Promise.all([
    page.list(refusalsContract, { query: { per_page: 30 } }),
    page.words(['office-results', 'sport'], (t) => t('office-results.refusals.title')),
  ]);
  return { ...words, refusals, meta };
}

export type RefusalsData = Awaited<ReturnType<typeof loadRefusals>>;
