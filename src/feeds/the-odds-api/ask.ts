import { z } from 'zod';
import { type BodyRules, readBody, reasonOf, secondsOf } from '../answers/read-body.ts';
import type { Answer, Question, Quota } from '../live/answer.ts';
import type { LiveLeague } from '../live/live-league.ts';

/** An answer longer than this is no list of games. */
const LIST: BodyRules = {
  mostBytes: 8 * 1024 * 1024,
  types: ['application/json'],
  kind: 'JSON',
  otherCharsets: false,
};
/** The rest of a failure's text may repeat the question and with it the key, so it is never read further. */
const errorSchema = z.object({ error_code: z.string().regex(/^[A-Z_]{1,40}$/) });
const TIME_LIMIT_MS = 20_000;
/** Markets × regions is what a question about odds costs. */
const ODDS = { regions: 'eu', markets: 'h2h,spreads,totals', oddsFormat: 'decimal', dateFormat: 'iso' };

export type Provider = { readonly url: string; readonly key: string };

/** The credits that a question costs (the provider's price list, v4). */
export function costOf({ endpoint, daysFrom }: Question): number {
  if (endpoint === 'events') return 0;
  return endpoint === 'odds' ? 3 : daysFrom > 0 ? 2 : 1;
}

/**
 * Asks the provider one question. Whatever comes back is an answer: a failure is named in it and never thrown, and neither the
 * key nor the body of a failure gets into it.
 */
export async function ask(
  provider: Provider,
  question: Question,
  options: {
    readonly league: LiveLeague;
    readonly askedAt: Date;
    readonly etag: string | null;
    readonly signal?: AbortSignal;
  },
): Promise<Answer> {
  const base = { ...question, askedAt: options.askedAt };
  const nothing = { body: null, etag: options.etag, retryAfterS: null };
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const response = await fetch(addressOf(provider, question, options.league), {
      headers: {
        Accept: 'application/json',
        ...(options.etag === null ? {} : { 'If-None-Match': options.etag }),
      },
      // Followed, a redirect would hand the key to another address.
      redirect: 'manual',
      signal: options.signal ? AbortSignal.any([limit, options.signal]) : limit,
    });
    const quota = quotaOf(response.headers);
    const status = { status: response.status, quota };
    if (response.status === 304) {
      await response.body?.cancel();
      return { ...base, ...status, ...nothing, failure: null };
    }
    if (!response.ok) {
      const retryAfterS = secondsOf(response.headers.get('Retry-After'));
      const code = await errorCodeOf(response);
      const failure = failureOf(response.status, code);
      const known = isOutOfCredits(failure) ? { ...quota, remaining: quota.remaining ?? 0 } : quota;
      return { ...base, ...status, ...nothing, quota: known, retryAfterS, failure };
    }
    const read = await readBody(response, LIST);
    if ('failure' in read) return { ...base, ...status, ...nothing, failure: read.failure };
    const etag = response.headers.get('ETag');
    return { ...base, ...status, body: read.body, etag, retryAfterS: null, failure: null };
  } catch (error) {
    const quota = { remaining: null, used: null };
    return { ...base, ...nothing, status: null, quota, failure: reasonOf(error, TIME_LIMIT_MS) };
  }
}

/** What the provider says is wrong, by its own name for it; null where it names nothing. */
export async function errorCodeOf(response: Response): Promise<string | null> {
  const read = await readBody(response, { ...LIST, mostBytes: 64 * 1024 });
  if ('failure' in read) return null;
  try {
    return errorSchema.parse(JSON.parse(read.body)).error_code;
  } catch {
    return null;
  }
}

/** Why an answer with such a status is worth nothing. */
export function failureOf(status: number, code: string | null): string {
  if (status >= 300 && status < 400) return `a redirect to another address (status ${status})`;
  return code === null ? `status ${status}` : `status ${status} ${code}`;
}

/** Whether a bad answer was bad because all credits are used. */
export function isOutOfCredits(failure: string | null): boolean {
  return failure?.endsWith(' OUT_OF_USAGE_CREDITS') ?? false;
}

/** The provider's own name for what was wrong with a question; null where it named nothing, or did not answer at all. */
export function refusalCode(failure: string | null): string | null {
  return /^status \d{3} ([A-Z_]{1,40})$/.exec(failure ?? '')?.[1] ?? null;
}

function addressOf({ url, key }: Provider, { endpoint, daysFrom }: Question, { sportKey }: LiveLeague): URL {
  const address = new URL(`v4/sports/${sportKey}/${endpoint}`, url.endsWith('/') ? url : `${url}/`);
  const query: Record<string, string> = {
    apiKey: key,
    ...(endpoint === 'odds' ? ODDS : { dateFormat: 'iso' }),
    ...(endpoint === 'scores' && daysFrom > 0 ? { daysFrom: String(daysFrom) } : {}),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address;
}

/** The account of credits in the head of an answer. */
export function quotaOf(headers: Headers): Quota {
  return {
    remaining: countOf(headers.get('x-requests-remaining')),
    used: countOf(headers.get('x-requests-used')),
  };
}

function countOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}(\.0)?$/.test(text) ? Number.parseInt(text, 10) : null;
}
