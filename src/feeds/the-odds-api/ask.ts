import type { Answer, Question, Quota } from './answer.ts';
import { SPORT_KEYS } from './sport-keys.ts';

/** An answer longer than this is no list of games. */
const MOST_BYTES = 8 * 1024 * 1024;
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
  facts: { readonly askedAt: Date; readonly etag: string | null; readonly signal?: AbortSignal },
): Promise<Answer> {
  const kept = { ...question, askedAt: facts.askedAt };
  const nothing = { body: null, etag: facts.etag, retryAfterS: null };
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const response = await fetch(addressOf(provider, question), {
      headers: {
        Accept: 'application/json',
        ...(facts.etag === null ? {} : { 'If-None-Match': facts.etag }),
      },
      redirect: 'error',
      signal: facts.signal ? AbortSignal.any([limit, facts.signal]) : limit,
    });
    const quota = quotaOf(response.headers);
    const status = { status: response.status, quota };
    if (response.status === 304) {
      await response.body?.cancel();
      return { ...kept, ...status, ...nothing, failure: null };
    }
    if (!response.ok) {
      await response.body?.cancel();
      const retryAfterS = secondsOf(response.headers.get('Retry-After'));
      return { ...kept, ...status, ...nothing, retryAfterS, failure: `status ${response.status}` };
    }
    const read = await readBody(response);
    if ('failure' in read) return { ...kept, ...status, ...nothing, failure: read.failure };
    const etag = response.headers.get('ETag');
    return { ...kept, ...status, body: read.body, etag, retryAfterS: null, failure: null };
  } catch (error) {
    const quota = { remaining: null, used: null };
    return { ...kept, ...nothing, status: null, quota, failure: reasonOf(error) };
  }
}

function addressOf({ url, key }: Provider, { endpoint, leagueId, daysFrom }: Question): URL {
  const address = new URL(
    `v4/sports/${SPORT_KEYS[leagueId]}/${endpoint}`,
    url.endsWith('/') ? url : `${url}/`,
  );
  const query: Record<string, string> = {
    apiKey: key,
    ...(endpoint === 'odds' ? ODDS : { dateFormat: 'iso' }),
    ...(endpoint === 'scores' && daysFrom > 0 ? { daysFrom: String(daysFrom) } : {}),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address;
}

/** Reads no more than the limit, whatever length was announced, and takes UTF-8 only. */
async function readBody(
  response: Response,
): Promise<{ readonly body: string } | { readonly failure: string }> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    await response.body?.cancel();
    return { failure: 'the answer is no JSON' };
  }
  const charset = /charset=\s*"?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) {
    await response.body?.cancel();
    return { failure: `the answer is written in ${charset}` };
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) return { failure: `the answer is longer than ${MOST_BYTES} bytes` };
    parts.push(part);
  }
  try {
    return { body: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { failure: 'the answer is no UTF-8' };
  }
}

function quotaOf(headers: Headers): Quota {
  return {
    remaining: countOf(headers.get('x-requests-remaining')),
    used: countOf(headers.get('x-requests-used')),
  };
}

function countOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}(\.0)?$/.test(text) ? Number.parseInt(text, 10) : null;
}

function secondsOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The reason in a few words. An address holds the key, so no message of the network is passed on. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no answer within ${TIME_LIMIT_MS / 1000} s`;
  const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.name;
  return `no answer: ${cause}`;
}
