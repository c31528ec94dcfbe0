import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitedCall } from '#api/dispatch.ts';
import type { Contract } from '#api/endpoint.contract.ts';
import { AppError } from '#platform/app-error.ts';

/** A guest's calls a minute and source address (C21). */
export const GUEST_CALLS_A_MINUTE = 100;

/** A member's calls a minute, wherever they come from (C21). */
export const MEMBER_CALLS_A_MINUTE = 300;

/** The API's limits: one for all calls of a guest's address or of a member, and a stricter one for endpoints that ask for it. */
export function createApiLimit(contracts: readonly Contract[]) {
  const guests = createRateLimit({ points: GUEST_CALLS_A_MINUTE, durationS: 60 });
  const members = createRateLimit({ points: MEMBER_CALLS_A_MINUTE, durationS: 60 });
  const byPath = new Map(
    contracts.flatMap(({ path, callsAMinute }) =>
      callsAMinute ? [[path, createRateLimit({ points: callsAMinute, durationS: 60 })] as const] : [],
    ),
  );
  return async ({ clientIp, memberId, contract }: LimitedCall): Promise<void> => {
    if (contract !== null) await byPath.get(contract.path)?.(clientIp);
    else if (memberId !== null) await members(String(memberId));
    else await guests(clientIp);
  };
}

/** Counts calls by key; throws 'too_many' with the time to wait when one is too many. */
export function createRateLimit(options: { readonly points: number; readonly durationS: number }) {
  const limiter = new RateLimiterMemory({ points: options.points, duration: options.durationS });
  return async (key: string): Promise<void> => {
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new AppError('too_many', 'rate limit', {
        fields: { base: [{ key: 'too_many', params: { seconds } }] },
        retryAfterS: seconds,
      });
    }
  };
}
