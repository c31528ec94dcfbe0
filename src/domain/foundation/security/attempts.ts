import {
  type AttemptRule,
  deleteThrottle,
  isRemembered,
  rememberKey,
  returnAttempt,
  takeAttempt,
  takePoint,
  type WindowRule,
} from '#db/queries/throttle.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { countedAddress } from '#platform/counted-address.ts';
import { sha256 } from '#platform/hash.ts';
import { DAY_MS } from '#terms/durations.ts';

/** The rules of what may be tried how often. None of them locks for ever: a wait always ends. */
const attemptRules = {
  /** One account from one source: five, then 30 s, 1 min, 2 min … up to 15 min (docs/product/accounts.md). */
  login: { free: 5, forgetS: 900, firstWaitS: 30, longestWaitS: 900 },
  /** Any accounts from one source: anyone who tries lists of stolen passwords. */
  source: { free: 50, forgetS: 900, firstWaitS: 30, longestWaitS: 900 },
  /**
   * One account from all sources together, those that it is known from and the others apart: guesses from a thousand addresses
   * are as slow as from a few, and anyone who makes them does not keep the member waiting where they have signed in before.
   */
  account: { free: 20, forgetS: 21_600, firstWaitS: 30, longestWaitS: 900 },
  /** One operator's second factor after the right password, wherever it is tried: six digits are not many. */
  officeCode: { free: 5, forgetS: 86_400, firstWaitS: 60, longestWaitS: 3600 },
  /** Links to choose a password that are worth nothing, from one source. */
  uselessLink: { free: 20, forgetS: 900, firstWaitS: 30, longestWaitS: 900 },
  /** Coupon codes that one member tries: ten a minute, whichever call answers what they are worth. */
  coupon: { points: 10, windowS: 60 },
  /** The same for one source, behind which many members may be. */
  couponSource: { points: 60, windowS: 60 },
  /** Links to choose a password, for one address: three an hour (docs/product/accounts.md). */
  passwordLink: { free: 3, forgetS: 3600, firstWaitS: 3600, longestWaitS: 3600 },
  /** The same for one source. */
  passwordLinkSource: { free: 20, forgetS: 3600, firstWaitS: 600, longestWaitS: 3600 },
  /** Sign-ups with one address: the account that it opens, then one e-mail an hour to its owner. */
  takenAddress: { free: 2, forgetS: 3600, firstWaitS: 3600, longestWaitS: 3600 },
  /** Trials of a setting by one operator, each of which asks somebody else's server. */
  trial: { points: 5, windowS: 60 },
} as const satisfies Record<string, AttemptRule | WindowRule>;

export type Attempt = {
  readonly rule: keyof typeof attemptRules;
  /** What is counted together; stored as a hash. */
  readonly of: readonly string[];
  /** The address that is counted with it: an IPv6 network is one. */
  readonly from?: string;
};

const KNOWN_FOR_MS = 180 * DAY_MS;

const keyOf = ({ rule, of: parts, from }: Omit<Attempt, 'rule'> & { readonly rule: string }) =>
  sha256([rule, ...parts, ...(from === undefined ? [] : [countedAddress(from)])].join('\u0000'));

/** Counts an attempt, unless limits are switched off; answers how many seconds to wait where it is one too many, and null where it may go on. */
export async function countAttempt(services: Services, attempt: Attempt): Promise<number | null> {
  if (!services.env.RATE_LIMITS) return null;
  const now = services.clock.now();
  const rule = attemptRules[attempt.rule];
  const key = keyOf(attempt);
  const until =
    'points' in rule
      ? await takePoint(services.db, { key, now, rule })
      : await takeAttempt(services.db, { key, now, rule });
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
  const rule = attemptRules[attempt.rule];
  await returnAttempt(db, { key: keyOf(attempt), free: 'points' in rule ? rule.points : rule.free });
}

type Source = Pick<Attempt, 'of'> & { readonly from: string };

/** The attempt on an account that all sources share: those that it is known from, or all others. */
export async function accountAttempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { of: parts, from }: Source,
  rule: 'account' | 'officeCode' = 'account',
): Promise<Attempt> {
  const isKnown = await isRemembered(db, keyOf({ rule: 'known', of: parts, from }), clock.now());
  return { rule, of: [...parts, isKnown ? 'known' : 'unknown'] };
}

/** Remembers for half a year that an account's owner has shown there who they are. */
export async function rememberSource(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { of: parts, from }: Source,
): Promise<void> {
  const until = new Date(clock.now().getTime() + KNOWN_FOR_MS);
  await rememberKey(db, keyOf({ rule: 'known', of: parts, from }), until);
}
