import { UnreadableAnswer } from '../answers/unreadable-answer.ts';
import type { FeedBatch } from '../feed.ts';
import type { Answer } from './answer.ts';
import type { AnswerStore } from './answer-store.ts';
import type { Learned, ReadContext } from './learned.ts';
import type { LiveLeague } from './live-league.ts';

type AnswerReader = {
  /** Every id that an answer may be about; a wrong one finds nothing. */
  readonly keysIn: (body: string) => readonly string[];
  readonly read: (answer: Answer & { readonly body: string }, context: ReadContext) => Learned;
};

/** Tells what an answer teaches, and keeps it. `etag` is the tag of the last good answer to the same question. */
export async function* learnAnswer(
  answer: Answer,
  {
    store,
    league,
    reader,
    etag,
  }: {
    readonly store: AnswerStore;
    readonly league: LiveLeague;
    readonly reader: AnswerReader;
    readonly etag: string | null;
  },
): AsyncGenerator<FeedBatch, void, void> {
  const { body, askedAt } = answer;
  if (body === null) {
    await store.keep(answer, { refused: [] });
    return;
  }
  const options = { keys: reader.keysIn(body), leagueId: answer.leagueId, at: askedAt };
  const known = await store.known(options);
  const read = async () => {
    const context = { league, teams: await store.teams(), known };
    return readOrExplain(() => reader.read({ ...answer, body }, context));
  };
  const first = await read();
  const isNew = !('failure' in first) && (await store.adopt(first.unknownTeams, askedAt)) > 0;
  const learned = isNew ? await read() : first;
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
      : { ...answer, body: null, etag, failure: 'its facts could not be stored' };
    await store.keep(outcome, { refused });
  }
  if (unknownTeams.length > 0) await store.askAbout(unknownTeams, askedAt);
}

function readOrExplain(read: () => Learned): Learned | { readonly failure: string } {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableAnswer) return { failure: error.message };
    throw error;
  }
}
