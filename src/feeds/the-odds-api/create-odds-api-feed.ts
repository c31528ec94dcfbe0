import type { FeedBatch, LiveFeed } from '../feed.ts';
import type { Question } from '../live/answer.ts';
import type { AnswerStore } from '../live/answer-store.ts';
import { learnAnswer } from '../live/learn-answer.ts';
import { listLeagueTeams } from '../live/list-league-teams.ts';
import type { Situation } from '../live/situation.ts';
import { ask, type Provider } from './ask.ts';
import { planQuestions } from './plan-questions.ts';
import { readAnswer } from './read-answer.ts';

type OddsApiOptions = {
  readonly source: string;
  readonly provider: Provider;
  readonly store: AnswerStore;
};

const NOTHING: FeedBatch = { games: [], states: [], odds: [], references: [] };

/** What the-odds-api reports (v4). */
export const ODDS_API_SCOPE = { prices: true, calledOff: false, parts: false } as const;

/**
 * The live feed of the-odds-api (v4). Each call asks what is due, within the provider's credits, keeps every answer, and reports what it
 * teaches; nothing is known before the answer came. A provider that is slow, wrong or gone leaves the site as it was.
 */
export function createOddsApiFeed({ source, provider, store }: OddsApiOptions): LiveFeed {
  return {
    source,
    provider: 'the-odds-api',
    scope: ODDS_API_SCOPE,
    leagues: () => store.leagues(),
    teams: async () => listLeagueTeams(await store.leagues()),
    async *changes({ from, until }) {
      const situation = await store.situation(until);
      for (const question of planQuestions(situation)) yield* learn(question, situation, until);
      if (from !== null) yield { ...NOTHING, odds: await store.closings(from, until) };
    },
  };

  async function* learn(
    question: Question,
    { asked, leagues }: Situation,
    askedAt: Date,
  ): AsyncGenerator<FeedBatch, void, void> {
    const league = leagues.find(({ id }) => id === question.leagueId);
    if (league === undefined) return;
    const last = asked.find(
      ({ endpoint, leagueId }) => endpoint === question.endpoint && leagueId === question.leagueId,
    );
    // A tag says that nothing has changed in the answer to the very same question.
    const etag = last?.daysFrom === question.daysFrom ? last.etag : null;
    const answer = await ask(provider, question, { league, askedAt, etag });
    const reader = { keysIn, read: readAnswer };
    yield* learnAnswer(answer, { store, league, reader, etag: last?.etag ?? null });
  }
}

function keysIn(body: string): readonly string[] {
  return [...new Set([...body.matchAll(/"id"\s*:\s*"([\w-]{1,64})"/g)].map(([, id = '']) => id))];
}
