import { z } from 'zod';
import { readBody, reasonOf } from '../answers/read-body.ts';
import type { Quota } from '../live/answer.ts';
import { errorCodeOf, failureOf, type Provider, quotaOf } from './ask.ts';

const TIME_LIMIT_MS = 8000;
const LIST = { mostBytes: 1024 * 1024, types: ['application/json'], kind: 'JSON', otherCharsets: false };
const sportsSchema = z.array(
  z.object({ key: z.string(), active: z.boolean(), title: z.string().optional() }),
);

type QuotaAnswer = {
  readonly quota: Quota;
  /** What the provider offers, by its own keys, and whether it is in season; null where the answer is worth nothing. */
  readonly sports: z.output<typeof sportsSchema> | null;
  /** Why the answer is worth nothing; null where it is good. Neither the key nor the body of a failure gets into it. */
  readonly failure: string | null;
};

/** Asks the provider for its list of sports, which costs no credits and has the account of them in its head (v4). */
export async function askQuota({ url, key }: Provider): Promise<QuotaAnswer> {
  const address = new URL('v4/sports', url.endsWith('/') ? url : `${url}/`);
  address.searchParams.set('apiKey', key);
  const nothing = { quota: { remaining: null, used: null }, sports: null };
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      // Followed, a redirect would hand the key to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const quota = quotaOf(response.headers);
    if (!response.ok) {
      const failure = failureOf(response.status, await errorCodeOf(response));
      return { ...nothing, quota, failure };
    }
    const read = await readBody(response, LIST);
    if ('failure' in read) return { ...nothing, quota, failure: read.failure };
    const sports = parseSports(read.body);
    if (sports === null) return { ...nothing, quota, failure: 'the answer is no list of sports' };
    return { quota, sports, failure: null };
  } catch (error) {
    return { ...nothing, failure: reasonOf(error, TIME_LIMIT_MS) };
  }
}

function parseSports(body: string): z.output<typeof sportsSchema> | null {
  try {
    return sportsSchema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
