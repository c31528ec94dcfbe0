import { readContentStamp } from '#db/queries/content-stamp.ts';
import { type FactTopic, type FactVersions, readFactVersions } from '#db/queries/fact-version.ts';
import type { Services } from '#domain/services.ts';
import { elapsedSince, startTimer } from '#platform/clock.ts';

/** What an answer may depend on: the topics of facts that have a version, and what the office writes for readers. */
export type Topic = FactTopic | 'content';

/** How the facts stood at one moment. */
export type Look = {
  /** Two looks at the same facts give the same text. */
  stampOf(topics: readonly Topic[]): string;
  /** The newest instant that any of these facts bears, in ms; a clock that stands before it was turned back. */
  knownUntilMs(topics: readonly Topic[]): number;
};

/** For so long a look holds: no guest sees a fact later than that, and the database is asked ten times a second at most. */
const LOOK_HOLDS_MS = 100;

/** A look reads a few rows. One that takes longer is lost. */
const LOOK_LIMIT_MS = 1500;

export type FactLooks = {
  /** The look that still holds; null where another one has to be taken. */
  current(): Look | null;
  /** Takes a look, or shares the one that is being taken; null where it failed or came too late. */
  take(): Promise<Look | null>;
};

/** Looks at the versions of the facts, for all readers together. */
export function createFactLooks({ db, log }: Pick<Services, 'db' | 'log'>): FactLooks {
  let last: { readonly look: Look; readonly atMs: number } | null = null;
  let pending: Promise<Look | null> | null = null;
  const read = async (): Promise<Look | null> => {
    try {
      const atMs = startTimer();
      const [versions, content] = await Promise.all([readFactVersions(db), readContentStamp(db)]);
      const look = lookAt(versions, content);
      last = { look, atMs };
      return look;
    } catch (error) {
      log.debug({ err: error }, 'the versions of the facts could not be read');
      return null;
    }
  };
  return {
    current: () => (last !== null && elapsedSince(last.atMs) < LOOK_HOLDS_MS ? last.look : null),
    take: () => {
      pending ??= withLimit(read(), LOOK_LIMIT_MS).finally(() => {
        pending = null;
      });
      return pending;
    },
  };
}

function lookAt(versions: FactVersions, content: string): Look {
  const known = new Map<readonly Topic[], string>();
  const versionOf = (topic: Topic) => (topic === 'content' ? content : versions[topic].version);
  return {
    stampOf: (topics) => {
      const stamp = known.get(topics) ?? topics.map(versionOf).join(' ');
      known.set(topics, stamp);
      return stamp;
    },
    knownUntilMs: (topics) =>
      Math.max(...topics.map((topic) => (topic === 'content' ? 0 : versions[topic].knownUntilMs))),
  };
}

/** The answer if it comes in time, else null. */
export function withLimit<Answer>(answer: Promise<Answer>, limitMs: number): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, limitMs, null);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
