import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitedCall } from '#api/dispatch.ts';
import type { KeyLimit } from '#api/key-limit.ts';
import { takePoint } from '#db/queries/throttle.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { countedAddress } from '#platform/counted-address.ts';
import { sha256 } from '#platform/hash.ts';
import { API_KEY_CALLS_A_MINUTE } from '#terms/api-scopes.ts';

/** A guest's calls a minute and source address (docs/product/conventions.md). */
export const GUEST_CALLS_A_MINUTE = 100;

/** A member's calls a minute, wherever they come from (docs/product/conventions.md). */
export const MEMBER_CALLS_A_MINUTE = 300;

export type ApiLimit = (call: LimitedCall) => Promise<void>;

/**
 * The API's limits. Those of single endpoints are rows, so that all web processes count together. The wide one on all calls is
 * counted by each process by itself: it keeps one reader from taking a process's time from the others, and a write to the
 * database for every call would cost more of it than most calls do.
 */
export function createApiLimit(services: Services): ApiLimit {
  const guests = createRateLimit({ points: GUEST_CALLS_A_MINUTE, durationS: 60 });
  const members = createRateLimit({ points: MEMBER_CALLS_A_MINUTE, durationS: 60 });
  return async ({ clientIp, memberId, contract }: LimitedCall): Promise<void> => {
    if (contract?.callsAMinute !== undefined) {
      // Members behind one address do not share what each of them may do.
      const isOwn = contract.access !== 'guest' && memberId !== null;
      const who = isOwn ? `member ${memberId}` : countedAddress(clientIp);
      await requireCall(services, { path: contract.path, who, callsAMinute: contract.callsAMinute });
    } else if (memberId !== null) await members(String(memberId));
    else await guests(countedAddress(clientIp));
  };
}

/** The limit of each API key, which stands in for the wide one of its member. */
export function createKeyLimit(limit = API_KEY_CALLS_A_MINUTE): KeyLimit {
  const windowS = 60;
  const limiter = new RateLimiterMemory({ points: limit, duration: windowS });
  return async (keyId) => {
    const taken = await limiter.consume(keyId).then(
      (counted) => ({ counted, isOver: false }),
      (refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { counted: refused, isOver: true };
      },
    );
    const resetS = Math.max(1, Math.ceil(taken.counted.msBeforeNext / 1000));
    return { limit, windowS, left: Math.max(0, taken.counted.remainingPoints), resetS, isOver: taken.isOver };
  };
}

async function requireCall(
  { db, clock }: Services,
  options: { readonly path: string; readonly who: string; readonly callsAMinute: number },
): Promise<void> {
  const now = clock.now();
  const key = sha256(['calls', options.path, options.who].join('\u0000'));
  const until = await takePoint(db, { key, now, rule: { points: options.callsAMinute, windowS: 60 } });
  if (until !== null) throw tooMany(until.getTime() - now.getTime());
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('too_many', 'rate limit', {
    fields: { base: [{ key: 'too_many', params: { seconds } }] },
    retryAfterS: seconds,
  });
}

/** Counts calls by key; throws 'too_many' with the time to wait when one is too many. */
export function createRateLimit(options: { readonly points: number; readonly durationS: number }) {
  const limiter = new RateLimiterMemory({ points: options.points, duration: options.durationS });
  return async (key: string): Promise<void> => {
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooMany(refused.msBeforeNext);
    }
  };
}
