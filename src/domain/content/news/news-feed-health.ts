import { listNewsAnswers } from '#db/queries/news-answer.ts';
import type { Services } from '#domain/services.ts';
import { feedName } from '#feeds/rss/answer.ts';
import { askAgainAt, isOpen } from '#feeds/rss/is-due.ts';
import { NEWS_SOURCE } from './news-answer-store.ts';

type NewsFeedHealth = {
  /** The address without what may be secret in it. */
  readonly feed: string;
  readonly state: 'fine' | 'failing' | 'left_alone' | 'never';
  readonly askedAt: Date | null;
  readonly goodAt: Date | null;
  readonly nextAt: Date | null;
  readonly failure: string | null;
  readonly failures: number;
  readonly refused: readonly { readonly row: string; readonly reason: string }[];
};

const NEVER = { askedAt: null, goodAt: null, nextAt: null, failure: null, failures: 0, refused: [] } as const;

/** How each news feed that the site was started with answers. */
export async function showNewsFeeds({ db, env }: Services): Promise<readonly NewsFeedHealth[]> {
  const feeds = env.RSS_URLS.map(feedName);
  const answers = await listNewsAnswers(db, { source: NEWS_SOURCE, feeds });
  return feeds.map((feed): NewsFeedHealth => {
    const last = answers.find((one) => one.feed === feed);
    if (last === undefined) return { feed, state: 'never', ...NEVER };
    const { askedAt, goodAt, failure, failures, refused } = last;
    const state = failures === 0 ? 'fine' : isOpen(last) ? 'left_alone' : 'failing';
    return { feed, state, askedAt, goodAt, failure, failures, refused, nextAt: askAgainAt(last) };
  });
}
