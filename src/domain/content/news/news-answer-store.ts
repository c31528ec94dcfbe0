import { insertFeedAnswer } from '#db/queries/feed-answer.ts';
import { listNewsAnswers } from '#db/queries/news-answer.ts';
import type { Services } from '#domain/services.ts';
import type { FileAnswerStore } from '#feeds/rss/create-rss-feed.ts';

/** The name under which the answers of all RSS and Atom files are kept. */
export const NEWS_SOURCE = 'rss';
/** A hostile answer may have hundreds of bad items; the first ones show what is wrong. */
const MAX_REFUSED = 50;

/** Keeps the answers of news feeds in the database. */
export function createNewsAnswerStore({ db }: Pick<Services, 'db'>): FileAnswerStore {
  return {
    last: async (feed) => (await listNewsAnswers(db, { source: NEWS_SOURCE, feeds: [feed] }))[0] ?? null,
    async keep({ feed, ...answer }, refused) {
      await insertFeedAnswer(db, {
        ...answer,
        source: NEWS_SOURCE,
        endpoint: feed,
        leagueId: '',
        daysFrom: 0,
        remaining: null,
        used: null,
        refused: refused.slice(0, MAX_REFUSED),
      });
    },
  };
}
