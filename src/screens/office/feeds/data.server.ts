import { feedsContract } from '#api/office/feeds.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** How the sources of games and news answer. */
export async function loadFeeds(page: OfficePage) {
  const [{ data: feeds }, messages] = await Promise.all([
    page.list(feedsContract),
    page.messages(['office-operations', 'office-trials', 'alerts'], (t) =>
      t('office-operations.feeds.title'),
    ),
  ]);
  return { ...messages, feeds };
}

export type FeedsView = Awaited<ReturnType<typeof loadFeeds>>['feeds'];
