import type { Feed, LiveFeed } from '../feed.ts';
import type { AnswerStore } from './answer-store.ts';
import { listLeagueTeams } from './list-league-teams.ts';

/**
 * Several live providers as one feed. They are asked one after the other, and what the next one teaches rests on what the one before has
 * taught. Their answers bear instants a millisecond apart, so that two of them may speak of one game in one round.
 */
export function joinFeeds(
  feeds: readonly LiveFeed[],
  { source, store }: { readonly source: string; readonly store: Pick<AnswerStore, 'leagues'> },
): Feed {
  return {
    source,
    leagues: () => store.leagues(),
    teams: async () => listLeagueTeams(await store.leagues()),
    async *changes({ from, until, ...window }) {
      for (const [index, feed] of feeds.entries()) {
        const earlierMs = feeds.length - 1 - index;
        const before = (at: Date) => new Date(at.getTime() - earlierMs);
        yield* feed.changes({ ...window, from: from && before(from), until: before(until) });
      }
    },
  };
}
