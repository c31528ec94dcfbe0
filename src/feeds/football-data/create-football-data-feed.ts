import type { LiveFeed } from '../feed.ts';
import type { Answer } from '../live/answer.ts';
import type { AnswerStore } from '../live/answer-store.ts';
import { learnAnswer } from '../live/learn-answer.ts';
import { learnRows } from '../live/learn-rows.ts';
import type { Learned, ReadContext } from '../live/learned.ts';
import { listLeagueTeams } from '../live/list-league-teams.ts';
import { ask, type Provider } from './ask.ts';
import { planMatchQuestions } from './plan-match-questions.ts';
import { readMatchState } from './read-match-state.ts';
import { keysIn, readMatches } from './read-matches.ts';

/**
 * What football-data.org reports (v4). Its prices are those of no bookmaker by name, so that no one can bet at them: they are left out.
 */
export const FOOTBALL_DATA_SCOPE = {
  prices: false,
  calledOff: true,
  parts: true,
} as const;

const reader = { keysIn, read: readMatchAnswer };

/**
 * The live feed of football-data.org (v4): schedule, scores and results of soccer leagues. Each call asks what is due within the minute's
 * count, keeps every answer, and reports what it says. A provider that is slow, wrong or gone leaves the site as it was.
 */
export function createFootballDataFeed({
  source,
  provider,
  store,
}: {
  readonly source: string;
  readonly provider: Provider;
  readonly store: AnswerStore;
}): LiveFeed {
  return {
    source,
    provider: 'football-data',
    scope: FOOTBALL_DATA_SCOPE,
    leagues: () => store.leagues(),
    teams: async () => listLeagueTeams(await store.leagues()),
    async *changes({ until }) {
      const situation = await store.situation(until);
      for (const question of planMatchQuestions(situation)) {
        const league = situation.leagues.find(({ id }) => id === question.leagueId);
        if (league === undefined) continue;
        const answer = await ask(provider, question, { league, askedAt: until });
        yield* learnAnswer(answer, { store, league, reader, etag: null });
        // The provider's count for this minute is used up.
        if (answer.retryAfterS !== null) return;
      }
    },
  };
}

/** What an answer teaches beyond what was known before it. Throws an UnreadableAnswer where the whole of it is no list of matches. */
export function readMatchAnswer(answer: Answer & { readonly body: string }, context: ReadContext): Learned {
  return learnRows(answer, readMatches(answer.body), {
    ...context,
    provider: 'football-data',
    ofGame: ({ row, game }) => {
      const state = readMatchState(row, game);
      if (state !== null && 'problem' in state) return { refused: [{ row: row.id, reason: state.problem }] };
      return { said: state };
    },
  });
}
