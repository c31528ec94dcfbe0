import { type FactTopic, type FactVersions, readFactVersions } from '#db/queries/fact-version.ts';
import type { Services } from '#domain/services.ts';
import { type Cache, cachePerOwner, forgetFailure } from '#platform/cache.ts';
import { DatabaseAwayError } from '#platform/is-database-away.ts';
import { oncePerRequest } from '#platform/once-per-request.ts';

export type { FactVersions };

type Asking = Pick<Services, 'db' | 'clock'>;

/** Enough for every window, sport and language, and for the pages that readers turn to. */
const MAX_ENTRIES = 500;

/** What was computed from facts, good as long as these have the version that they had before it was computed. */
type Entry<Value> = {
  readonly version: string;
  readonly value: Promise<Value>;
  readonly fromMs: number;
  /** From this instant on it is no longer good; known once the value is there. */
  untilMs: number;
};

const lookOnce = oncePerRequest<FactVersions>();

/** One kind of answer that is cached, by what it depends on besides the facts. */
export type CacheStore<Value> = {
  readonly topics: readonly FactTopic[];
  /** When an answer ends by itself, such as a list of coming games with the start of its first one. */
  readonly until: ((value: Value) => Date | null) | null;
  readonly entriesOf: (db: Services['db']) => Cache<string, Entry<Value>>;
};

export function cacheStore<Value>(
  topics: readonly FactTopic[],
  until: ((value: Value) => Date | null) | null = null,
  entries: number = MAX_ENTRIES,
): CacheStore<Value> {
  return { topics, until, entriesOf: cachePerOwner(entries) };
}

export type DataCache = {
  /** Whether the topic's facts were all known by now: a clock that was turned back sees less than what is cached. */
  isCurrent(topic: FactTopic): boolean;
  /**
   * What `compute` answers, cached until a fact of the store's topics is added. The key has to name everything else
   * that the answer depends on, and anyone who gets the answer must not change it.
   */
  getOrCompute<Value>(store: CacheStore<Value>, key: string, compute: () => Promise<Value>): Promise<Value>;
};

/** How the facts stand: within one request they are looked at once. */
export function lookAtFacts({ db }: Pick<Services, 'db'>): Promise<FactVersions> {
  return lookOnce(db, 'versions', () => look(db));
}

/** Within one request, takes how the facts stand from a part of the program that has looked and whose modules are others. */
export function takeLook({ db }: Pick<Services, 'db'>, facts: () => Promise<FactVersions>): void {
  lookOnce(db, 'versions', facts).catch(() => undefined);
}

/**
 * One look at the versions of the facts, which every answer has to take: then nothing older than the last commit before the
 * question is ever served, by whichever process it was made. Simultaneous questions share a look, and so do those of one guest's read.
 */
export async function openDataCache({ db, clock }: Asking): Promise<DataCache> {
  const versions = await lookAtFacts({ db });
  const nowMs = clock.now().getTime();
  const isCurrent = (topic: FactTopic) => versions[topic].knownUntilMs <= nowMs;
  return {
    isCurrent,
    getOrCompute: (store, key, compute) => {
      if (!store.topics.every(isCurrent)) return compute();
      const version = store.topics.map((topic) => versions[topic].version).join('.');
      return getOrComputeIn(store.entriesOf(db), { store, key, version, nowMs, compute });
    },
  };
}

function getOrComputeIn<Value>(
  entries: Cache<string, Entry<Value>>,
  asked: {
    readonly store: CacheStore<Value>;
    readonly key: string;
    readonly version: string;
    readonly nowMs: number;
    readonly compute: () => Promise<Value>;
  },
): Promise<Value> {
  const { store, key, version, nowMs } = asked;
  const known = entries.get(key);
  if (known !== undefined && isGood(known, asked)) return known.value;
  // A query of Drizzle is sent again by each who waits for it: what is cached is its answer.
  const value = Promise.resolve(asked.compute());
  const entry: Entry<Value> = { version, value, fromMs: nowMs, untilMs: Number.POSITIVE_INFINITY };
  entries.set(key, entry);
  forgetFailure(entries, key, entry, value);
  value.then(
    (found) => {
      entry.untilMs = store.until?.(found)?.getTime() ?? Number.POSITIVE_INFINITY;
    },
    () => undefined,
  );
  return value;
}

function isGood<Value>(
  entry: Entry<Value>,
  { store, version, nowMs }: { store: CacheStore<Value>; version: string; nowMs: number },
): boolean {
  const isInTime = store.until === null || (nowMs >= entry.fromMs && nowMs < entry.untilMs);
  return entry.version === version && isInTime;
}

type Looks = {
  /** The look that has not been sent yet: anyone who asks before it goes out shares it. */
  next: Promise<FactVersions> | null;
  current: Promise<unknown>;
};

const looksBy = new WeakMap<Services['db'], Looks>();

/** A look reads four rows. One that takes longer has lost its answer, and those behind it must not wait for it. */
const LOOK_LIMIT_MS = 5000;

/** Questions that come while a look is under way wait for the next one, which sees whatever was committed before them. */
function look(db: Services['db']): Promise<FactVersions> {
  const looks = looksBy.get(db) ?? { next: null, current: Promise.resolve() };
  looksBy.set(db, looks);
  if (looks.next !== null) return looks.next;
  const next = looks.current.then(() => {
    looks.next = null;
    const sent = inTime(readFactVersions(db));
    looks.current = sent.catch(() => undefined);
    return sent;
  });
  looks.next = next;
  return next;
}

/** The answer, or a failure where it does not come in time; what comes later is dropped. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      reject,
      LOOK_LIMIT_MS,
      new DatabaseAwayError('A look at the facts was not answered'),
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
