import { z } from 'zod';
import { DAY_MS } from '#terms/durations.ts';
import { type BodyRules, readBody, reasonOf, secondsOf } from '../answers/read-body.ts';
import type { Answer, Question } from '../live/answer.ts';
import type { LiveLeague } from '../live/live-league.ts';

/** An answer longer than this is no list of matches. */
const LIST: BodyRules = {
  mostBytes: 8 * 1024 * 1024,
  types: ['application/json'],
  kind: 'JSON',
  otherCharsets: false,
};
const TIME_LIMIT_MS = 20_000;
/** How far a list of matches reaches ahead. */
const AHEAD_DAYS = 14;
/** Where the provider says that there are too many questions and not for how long: its counter runs by the minute. */
const COUNTER_S = 60;

export type Provider = { readonly url: string; readonly key: string };

/** What is wrong, by the status and in the provider's own names for them (its page on errors); its texts are not passed on. */
const NAMES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  403: 'RESTRICTED_RESOURCE',
  404: 'NOT_FOUND',
  429: 'TOO_MANY_REQUESTS',
};
const errorSchema = z.object({ message: z.string().optional(), error: z.string().optional() });

/**
 * Asks the provider for the matches of a league. Whatever comes back is an answer: a failure is named in it and never thrown, and neither
 * the key nor the body of a failure gets into it.
 */
export async function ask(
  provider: Provider,
  question: Question,
  options: { readonly league: LiveLeague; readonly askedAt: Date; readonly signal?: AbortSignal },
): Promise<Answer> {
  const { league, askedAt } = options;
  const base = { ...question, askedAt, body: null, etag: null, retryAfterS: null };
  try {
    const response = await request(
      provider,
      addressOf(provider, question, { league, askedAt }),
      options.signal,
    );
    const { remaining, resetS } = countsOf(response.headers);
    const status = { status: response.status, quota: { remaining, used: null } };
    if (!response.ok) {
      const retryAfterS =
        secondsOf(response.headers.get('Retry-After')) ??
        (response.status === 429 ? (resetS ?? COUNTER_S) : null);
      return { ...base, ...status, retryAfterS, failure: await failureOf(response) };
    }
    // The last question of this minute was answered; the next one waits for the counter.
    const retryAfterS = remaining === 0 ? (resetS ?? COUNTER_S) : null;
    const read = await readBody(response, LIST);
    if ('failure' in read) return { ...base, ...status, retryAfterS, failure: read.failure };
    return { ...base, ...status, retryAfterS, body: read.body, failure: null };
  } catch (error) {
    const quota = { remaining: null, used: null };
    return { ...base, status: null, quota, failure: reasonOf(error, TIME_LIMIT_MS) };
  }
}

export function request(provider: Provider, address: URL, signal?: AbortSignal): Promise<Response> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  return fetch(address, {
    headers: { Accept: 'application/json', 'X-Auth-Token': provider.key },
    // Followed, a redirect would hand the key to another address.
    redirect: 'manual',
    signal: signal ? AbortSignal.any([limit, signal]) : limit,
  });
}

/** Why an answer with such a status is worth nothing, in the provider's own name for it. */
export async function failureOf(response: Response): Promise<string> {
  const { status } = response;
  const read = await readBody(response, { ...LIST, mostBytes: 64 * 1024 });
  if (status >= 300 && status < 400) return `a redirect to another address (status ${status})`;
  const name = 'body' in read && isAboutToken(read.body) ? 'INVALID_TOKEN' : NAMES[status];
  return name === undefined ? `status ${status}` : `status ${status} ${name}`;
}

function isAboutToken(body: string): boolean {
  try {
    const { message, error } = errorSchema.parse(JSON.parse(body));
    return /\btoken\b.*\binvalid\b/i.test(message ?? error ?? '');
  } catch {
    return false;
  }
}

export function addressIn({ url }: Provider, path: string): URL {
  return new URL(path, url.endsWith('/') ? url : `${url}/`);
}

function addressOf(
  provider: Provider,
  { endpoint, daysFrom }: Question,
  { league, askedAt }: { readonly league: LiveLeague; readonly askedAt: Date },
): URL {
  const address = addressIn(provider, `v4/competitions/${league.sportKey}/matches`);
  const day = (days: number) => new Date(askedAt.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  address.searchParams.set('dateFrom', day(-daysFrom));
  address.searchParams.set('dateTo', day(endpoint === 'events' ? AHEAD_DAYS : 1));
  return address;
}

/** The account of questions in the head of an answer: how many are left, and in how many seconds the count begins again. */
export function countsOf(headers: Headers): {
  readonly remaining: number | null;
  readonly resetS: number | null;
} {
  const left = headers.get('X-Requests-Available-Minute') ?? headers.get('X-RequestsAvailable');
  return {
    remaining: left !== null && /^\d{1,9}$/.test(left) ? Number(left) : null,
    resetS: secondsOf(headers.get('X-RequestCounter-Reset')),
  };
}
