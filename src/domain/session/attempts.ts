import { type AttemptRule, deleteThrottle, returnAttempt, takeAttempt } from '#db/queries/throttle.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { sha256 } from '#platform/hash.ts';

/** The rules of what may be tried how often. None of them locks for ever: a wait always ends. */
export const attemptRules = {
  /** One account from one source: five, then 30 s, 1 min, 2 min … up to 15 min (C2). */
  login: { free: 5, forgetS: 900, firstWaitS: 30, longestWaitS: 900 },
  /** Any accounts from one source: whoever tries lists of stolen passwords. */
  source: { free: 50, forgetS: 900, firstWaitS: 30, longestWaitS: 900 },
  /** Links to choose a password, for one address: three an hour (C12). */
  passwordLink: { free: 3, forgetS: 3600, firstWaitS: 3600, longestWaitS: 3600 },
  /** The same for one source. */
  passwordLinkSource: { free: 20, forgetS: 3600, firstWaitS: 600, longestWaitS: 3600 },
  /** Sign-ups with one address: the account that it opens, then one letter an hour to its owner. */
  takenAddress: { free: 2, forgetS: 3600, firstWaitS: 3600, longestWaitS: 3600 },
} as const satisfies Record<string, AttemptRule>;

export type Attempt = {
  readonly rule: keyof typeof attemptRules;
  /** What is counted together; stored as a hash. */
  readonly of: readonly string[];
};

const keyOf = ({ rule, of }: Attempt) => sha256([rule, ...of].join('\u0000'));

/** Counts an attempt, unless limits are switched off; answers how many seconds to wait where it is one too many, and null where it may go on. */
export async function countAttempt(services: Services, attempt: Attempt): Promise<number | null> {
  if (!services.env.RATE_LIMITS) return null;
  const now = services.clock.now();
  const rule = attemptRules[attempt.rule];
  const until = await takeAttempt(services.db, { key: keyOf(attempt), now, rule });
  return until === null ? null : Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

/** The same; throws 'too_many' with the wait. */
export async function requireAttempt(services: Services, attempt: Attempt): Promise<void> {
  const seconds = await countAttempt(services, attempt);
  if (seconds === null) return;
  throw new AppError('too_many', `too many attempts: ${attempt.rule}`, {
    fields: { base: [{ key: 'member.tryLater', params: { seconds } }] },
    retryAfterS: seconds,
  });
}

/** Forgets what was counted: the right password was given. */
export async function forgetAttempts({ db }: Pick<Services, 'db'>, attempt: Attempt): Promise<void> {
  await deleteThrottle(db, keyOf(attempt));
}

/** Takes one attempt back that turned out to be right: many members may share one source. */
export async function excuseAttempt({ db }: Pick<Services, 'db'>, attempt: Attempt): Promise<void> {
  await returnAttempt(db, { key: keyOf(attempt), free: attemptRules[attempt.rule].free });
}
