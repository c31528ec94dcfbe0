/** The interface behind which every source of other people's articles stands. What it reports is never published by itself. */

import type { Locale } from '#terms/locales.ts';

export type FeedArticle = {
  /** Where the article can be read, by https; the same article keeps its address. */
  readonly url: string;
  readonly language: Locale;
  /** Texts without tags: one line, one line, and paragraphs divided by an empty line. */
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  /** When its publisher says that it appeared; null where they do not. */
  readonly publishedAt: Date | null;
};

/** What one reading of one address taught. */
export type NewsBatch = {
  /** The address without what may be secret in it. */
  readonly feed: string;
  readonly publisher: string;
  readonly articles: readonly FeedArticle[];
};

export type NewsFeed = {
  /** 'rss'; stored with every answer that was kept. */
  readonly source: string;
  /** Asks what is due at an instant and answers what it learned. */
  changes(now: Date): AsyncIterable<NewsBatch>;
};
