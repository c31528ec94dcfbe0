import type { RefusedRow } from '../answers/refused-row.ts';
import { UnreadableAnswer } from '../answers/unreadable-answer.ts';
import type { Feed, FeedBatch, FeedLeague } from '../feed.ts';
import { listTeams, teamNames } from '../names/team-names.ts';
import { teamKey } from '../replay/game-key.ts';
import type { Answer, Question } from './answer.ts';
import { ask, type Provider } from './ask.ts';
import type { Known, Learned, TeamFinder, UnknownTeam } from './learned.ts';
import { planQuestions } from './plan-questions.ts';
import { readAnswer } from './read-answer.ts';
import type { Situation } from './situation.ts';

/** Where answers are kept and what is known already; the feed itself remembers nothing. */
export type AnswerStore = {
  situation(now: Date): Promise<Situation>;
  /** The covered leagues with their names and seasons, from their rows. */
  leagues(): Promise<readonly FeedLeague[]>;
  /** What is known of the games of an answer, by their ids, and of the league's games of these days. */
  known(options: {
    readonly keys: readonly string[];
    readonly leagueId: string;
    readonly at: Date;
  }): Promise<Known>;
  teams(): Promise<TeamFinder>;
  /** Keeps the answer as it came, whether or not it was worth something. */
  keep(answer: Answer, found: { readonly refused: readonly RefusedRow[] }): Promise<void>;
  /** Hands spellings that stand for no known team to a person. */
  askAbout(teams: readonly UnknownTeam[], at: Date): Promise<void>;
  /** The last price before the start of every market of the games that began in (from, until], as its closing price. */
  closings(from: Date, until: Date): Promise<FeedBatch['odds']>;
};

type OddsApiOptions = {
  readonly source: string;
  readonly provider: Provider;
  readonly store: AnswerStore;
};

const NOTHING: FeedBatch = { games: [], states: [], odds: [], references: [] };

/**
 * The live feed of the-odds-api (v4). Each call asks what is due, within the provider's credits, keeps every answer, and tells what it
 * teaches; nothing is known before the answer came. A provider that is slow, wrong or gone leaves the site as it was.
 */
export function createOddsApiFeed({ source, provider, store }: OddsApiOptions): Feed {
  return {
    source,
    leagues: () => store.leagues(),
    teams: async () =>
      (await store.leagues()).flatMap(({ id }) =>
        listTeams(id).map((name) => ({ key: teamKey(id, name), leagueId: id, names: teamNames(id, name) })),
      ),
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
    const { body } = answer;
    if (body === null) {
      await store.keep(answer, { refused: [] });
      return;
    }
    const options = { keys: gameKeysIn(body), leagueId: question.leagueId, at: askedAt };
    const context = { league, teams: await store.teams(), known: await store.known(options) };
    const learned = readOrExplain({ ...answer, body }, context);
    if ('failure' in learned) {
      // A text that is no list teaches nothing when it is read again, and its bytes may be such as no text column takes.
      await store.keep({ ...answer, body: null, failure: learned.failure }, { refused: [] });
      return;
    }
    const { batch, refused, unknownTeams } = learned;
    let isStored = false;
    try {
      yield batch;
      isStored = true;
    } finally {
      // An answer counts as good once its facts stand in the database: else the next question would be answered with "nothing has changed".
      const outcome = isStored
        ? answer
        : { ...answer, body: null, etag: last?.etag ?? null, failure: 'its facts could not be stored' };
      await store.keep(outcome, { refused });
    }
    if (unknownTeams.length > 0) await store.askAbout(unknownTeams, askedAt);
  }
}

function readOrExplain(...read: Parameters<typeof readAnswer>): Learned | { readonly failure: string } {
  try {
    return readAnswer(...read);
  } catch (error) {
    if (error instanceof UnreadableAnswer) return { failure: error.message };
    throw error;
  }
}

/** Every id that an answer may be about; a wrong one finds nothing. */
function gameKeysIn(body: string): readonly string[] {
  return [...new Set([...body.matchAll(/"id"\s*:\s*"([\w-]{1,64})"/g)].map(([, id = '']) => id))];
}
