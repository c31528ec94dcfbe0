import type { Context } from 'hono';
import type { UsedKey } from '#domain/accounts/key/used-key.ts';
import { AppError } from '#platform/app-error.ts';

/** What is left of a key's calls after one was counted. */
type KeyCount = {
  readonly limit: number;
  readonly windowS: number;
  readonly left: number;
  /** Seconds until all of them are there again. */
  readonly resetS: number;
  /** Whether this call was one too many. */
  readonly isOver: boolean;
};

export type KeyLimit = (keyId: string) => Promise<KeyCount>;

/**
 * Counts a call of a key and says in the answer, whatever it becomes, how many are left (draft-ietf-httpapi-ratelimit-headers).
 * Throws 'too_many' where it is one too many.
 */
export async function countKey(
  context: Context,
  { id }: UsedKey,
  count: KeyLimit | undefined,
): Promise<void> {
  if (count === undefined) return;
  const { limit, windowS, left, resetS, isOver } = await count(id);
  context.header('RateLimit-Policy', `"key";q=${limit};w=${windowS}`);
  context.header('RateLimit', `"key";r=${left};t=${resetS}`);
  if (!isOver) return;
  throw new AppError('too_many', 'rate limit of a key', {
    fields: { base: [{ key: 'too_many', params: { seconds: resetS } }] },
    retryAfterS: resetS,
  });
}
