import { resultsContract } from '#api/office/results.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** What waits for people at the results. */
export async function loadResults(page: OfficePage) {
  const [{ data: review }, messages] = await Promise.all([
    page.ask(resultsContract),
    page.messages(['office-results'], (t) => t('office-results.title')),
  ]);
  return { ...messages, review };
}

export type ResultReview = Awaited<ReturnType<typeof loadResults>>['review'];
