import type { RefusedRow } from '../answers/refused-row.ts';
import { UnreadableAnswer } from '../answers/unreadable-answer.ts';
import type { NewsBatch, NewsFeed } from '../news-feed.ts';
import { type AskedFile, type FeedFileAnswer, feedName } from './answer.ts';
import { askFile } from './ask-file.ts';
import { isDue } from './is-due.ts';
import { type ReadFile, readFile } from './read-file.ts';

/** Where answers are kept; the feed itself remembers nothing. */
export type FileAnswerStore = {
  last(feed: string): Promise<AskedFile | null>;
  /** Keeps the answer as it came, whether or not it was worth something. */
  keep(answer: FeedFileAnswer, refused: readonly RefusedRow[]): Promise<void>;
};

/**
 * The articles of any number of RSS and Atom files. Each address is asked by itself: one that is slow, wrong or gone is left alone for
 * longer and longer, and the others are read as ever.
 */
export function createRssFeed(options: {
  readonly source: string;
  readonly urls: readonly string[];
  readonly store: FileAnswerStore;
  readonly timeLimitMs?: number;
}): NewsFeed {
  const { source, urls, store, ...limits } = options;
  return {
    source,
    async *changes(now) {
      for (const url of urls) {
        const last = await store.last(feedName(url));
        if (!isDue(last, now)) continue;
        const answer = await askFile(url, { askedAt: now, last, ...limits });
        const read = readAnswer(answer);
        if ('failure' in read) await store.keep({ ...answer, ...read }, []);
        else {
          const { publisher, articles, refused } = read;
          yield { feed: answer.feed, publisher, articles } satisfies NewsBatch;
          // Kept last: a process that is killed before asks again, and takes no article in twice.
          await store.keep(answer, refused);
        }
      }
    },
  };
}

function readAnswer(answer: FeedFileAnswer): ReadFile | { readonly failure: string | null } {
  if (answer.body === null) return { failure: answer.failure };
  try {
    return readFile(answer.body, { readAt: answer.askedAt, publisher: new URL(answer.feed).host });
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    return { failure: error.message };
  }
}
