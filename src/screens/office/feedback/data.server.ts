import { officeFeedbackContract } from '#api/office/feedback.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** A page of what members said about the brand. */
export async function loadFeedback(page: OfficePage) {
  const [{ data: feedback, meta }, messages] = await Promise.all([
    page.list(officeFeedbackContract, { query: { per_page: 30 } }),
    page.messages(['office-content'], (t) => t('office-content.feedback.title')),
  ]);
  return { ...messages, feedback, meta };
}

export type FeedbackData = Awaited<ReturnType<typeof loadFeedback>>;
export type OfficeFeedback = FeedbackData['feedback'][number];
