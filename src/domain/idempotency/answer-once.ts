import { setTimeout as wait } from 'node:timers/promises';
import {
  answerIdempotencyKey,
  claimIdempotencyKey,
  findIdempotencyKey,
  type IdempotencyRow,
  type KeyClaim,
  releaseIdempotencyKey,
} from '#db/queries/idempotency-key.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

const KEPT_MS = 86_400_000;
/** Whoever took a key and has not answered by then was killed at it. */
const ABANDONED_MS = 60_000;
/** Whoever waits looks often at first and then seldom, so that two hundred who wait do not starve the one who works. */
const FIRST_POLL_MS = 20;
const LONGEST_POLL_MS = 500;
const PATIENCE_MS = 15_000;

export type OnceKey = Pick<IdempotencyRow, 'brand' | 'scope' | 'key' | 'requestHash'>;
export type OnceAnswer = { readonly httpCode: number; readonly answer: unknown };

/**
 * Does the work once for a key and answers the same to everybody who asks with it for 24 hours, however many processes they
 * ask. Another question under the same key is a conflict. A failure of ours is not kept, so that it can be tried again; nor is
 * a refusal to sign in, which says nothing of the question. Whoever asks while the first one works waits for its answer, at
 * most `patienceMs`, and is then told that it is still at work; a key whose holder was killed is taken anew after a minute.
 */
export async function answerOnce(
  services: Services,
  name: OnceKey,
  work: () => Promise<OnceAnswer>,
  patienceMs = PATIENCE_MS,
): Promise<OnceAnswer> {
  let pollMs = FIRST_POLL_MS;
  for (let waitedMs = 0; waitedMs <= patienceMs; waitedMs += pollMs) {
    const createdAt = services.clock.now();
    const expiresAt = new Date(createdAt.getTime() + KEPT_MS);
    if (await claimIdempotencyKey(services.db, { ...name, createdAt, expiresAt })) {
      return keep(services, { ...name, createdAt }, work);
    }
    const known = await readAnswer(services, name, createdAt);
    if (known !== null) return known;
    pollMs = Math.min(pollMs * 1.5, LONGEST_POLL_MS);
    await wait(pollMs);
  }
  throw new AppError('conflict', 'the first call under this key is still at work');
}

async function keep(
  services: Services,
  claim: KeyClaim,
  work: () => Promise<OnceAnswer>,
): Promise<OnceAnswer> {
  try {
    const done = await work();
    if (done.httpCode >= 500) await releaseIdempotencyKey(services.db, claim);
    else await answerIdempotencyKey(services.db, claim, done);
    return done;
  } catch (error) {
    await releaseIdempotencyKey(services.db, claim);
    throw error;
  }
}

/** What is known under a key: its answer, or null while somebody works on it or after it was given back. */
async function readAnswer(services: Services, name: OnceKey, now: Date): Promise<OnceAnswer | null> {
  const row = await findIdempotencyKey(services.db, name);
  if (row === null) return null;
  const isOver = row.expiresAt <= now;
  const isAbandoned = row.httpCode === null && now.getTime() - row.createdAt.getTime() > ABANDONED_MS;
  if (isOver || isAbandoned) {
    // Of several who see this at once, a late one must not drop the key that an early one has taken anew.
    await releaseIdempotencyKey(services.db, row);
    return null;
  }
  if (row.requestHash !== name.requestHash) {
    throw new AppError('conflict', 'the key was used for another question', {
      fields: { base: [{ key: 'orders.keyReused' }] },
    });
  }
  return row.httpCode === null ? null : { httpCode: row.httpCode, answer: row.answer };
}
