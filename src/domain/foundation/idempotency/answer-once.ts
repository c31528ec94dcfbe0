import { setTimeout as wait } from 'node:timers/promises';
import {
  findIdempotencyKey,
  type IdempotencyRow,
  storeIdempotencyAnswer,
  tryLockIdempotencyKey,
} from '#db/queries/idempotency-key.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { elapsedSince, startTimer } from '#platform/clock.ts';
import { isDatabaseAway } from '#platform/is-database-away.ts';
import { isOutcomeUnknown } from '#platform/outcome-unknown-error.ts';
import { DAY_MS } from '#terms/durations.ts';

const STORED_MS = DAY_MS;
const PATIENCE_MS = 5_000;
const RETRY_AFTER_S = 2;
const FIRST_POLL_MS = 20;
const MAX_POLL_MS = 250;
/** Answers that invite the client to try again later say nothing about the question, so they are not stored. */
const TEMPORARY_CODES = [429, 503];

export type OnceKey = Pick<IdempotencyRow, 'brand' | 'scope' | 'key' | 'requestHash'>;
/** The answer as it is sent: its code and the bytes of its body. */
export type OnceAnswer = Pick<IdempotencyRow, 'httpCode' | 'body'>;

/** The calls that this process is working on, by key, so that a thousand copies of one wait without a connection each. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Does the work once for a key and answers the same bytes to all who ask with it for 24 hours, whichever process they ask.
 *
 * The work and its answer are one transaction: `work` is handed services whose database is that transaction, in which the
 * transactions of the use cases become savepoints. A process that is killed therefore leaves either both or neither, and the
 * next call with the key gets the stored answer, or does the work at once. A failure of ours is thrown and rolls everything
 * back. Where the connection breaks at COMMIT, the row of the key shows whether it was done, as soon as the database is back: this call
 * looks for it within its patience, and the next one does. Anyone who asks while the first call is running waits for it, at most `patienceMs`, and is then asked to try again.
 */
export async function answerOnce(
  services: Services,
  name: OnceKey,
  work: (inTransaction: Services) => Promise<OnceAnswer>,
  patienceMs = PATIENCE_MS,
): Promise<OnceAnswer> {
  const startedAt = startTimer();
  const id = `${name.brand} ${name.scope} ${name.key}`;
  let unknown: unknown = null;
  for (let pollMs = FIRST_POLL_MS; ; pollMs = Math.min(pollMs * 1.5, MAX_POLL_MS)) {
    let first: Promise<unknown> | undefined;
    try {
      const known = underWay.has(id) ? null : await readAnswer(services, name);
      if (known !== null) return known;
      first = underWay.get(id);
      const done = first === undefined ? await asFirst(id, () => workOnce(services, name, work)) : null;
      if (done !== null) return done;
    } catch (error) {
      if (isOutcomeUnknown(error)) unknown = error;
      else if (unknown === null || !isDatabaseAway(error)) throw error;
    }
    const leftMs = patienceMs - elapsedSince(startedAt);
    if (leftMs <= 0) throw unknown ?? stillWorking();
    if (first === undefined) await wait(Math.min(pollMs, leftMs));
    else await Promise.race([first.catch(() => undefined), wait(leftMs, undefined, { ref: false })]);
  }
}

async function asFirst<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const running = work();
  underWay.set(id, running);
  try {
    return await running;
  } finally {
    underWay.delete(id);
  }
}

/** The work and its answer in one transaction; null where another process is at it. */
function workOnce(
  services: Services,
  name: OnceKey,
  work: (inTransaction: Services) => Promise<OnceAnswer>,
): Promise<OnceAnswer | null> {
  return services.db.transaction(async (tx) => {
    if (!(await tryLockIdempotencyKey(tx, name))) return null;
    const inTransaction = { ...services, db: Object.assign(tx, { $client: services.db.$client }) };
    // Another process may have committed its answer between the look before and the lock.
    const known = await readAnswer(inTransaction, name);
    if (known !== null) return known;
    const answer = await work(inTransaction);
    if (TEMPORARY_CODES.includes(answer.httpCode)) return answer;
    const createdAt = services.clock.now();
    const expiresAt = new Date(createdAt.getTime() + STORED_MS);
    await storeIdempotencyAnswer(tx, { ...name, ...answer, createdAt, expiresAt });
    return answer;
  });
}

/** The stored answer of a key that has not expired, or null. Throws where the key belongs to another question. */
async function readAnswer({ db, clock }: Services, name: OnceKey): Promise<OnceAnswer | null> {
  const row = await findIdempotencyKey(db, name);
  if (row === null || row.expiresAt <= clock.now()) return null;
  if (row.requestHash !== name.requestHash) {
    throw new AppError('conflict', 'the key was used for another question', {
      fields: { base: [{ key: 'orders.keyReused' }] },
    });
  }
  return { httpCode: row.httpCode, body: row.body };
}

function stillWorking(): AppError {
  return new AppError('conflict', 'the first call under this key is still running', {
    fields: { base: [{ key: 'orders.keyInUse' }] },
    retryAfterS: RETRY_AFTER_S,
  });
}
