import { type BodyRules, readBody, reasonOf, secondsOf } from '../answers/read-body.ts';
import { type AskedFile, type FeedFileAnswer, feedName } from './answer.ts';

const TIME_LIMIT_MS = 20_000;
const FILE: BodyRules = {
  mostBytes: 4 * 1024 * 1024,
  types: [
    'application/rss+xml',
    'application/atom+xml',
    'application/rdf+xml',
    'application/xml',
    'text/xml',
  ],
  kind: 'RSS or Atom',
  otherCharsets: true,
};

/**
 * Asks an address for its feed, or whether it has changed. Whatever comes back is an answer: a failure is named in it and never thrown.
 * A feed that has moved is not followed, so that no publisher can point us at a server that only we reach.
 */
export async function askFile(
  url: string,
  options: {
    readonly askedAt: Date;
    readonly last: AskedFile | null;
    readonly timeLimitMs?: number;
  },
): Promise<FeedFileAnswer> {
  const { askedAt, last, timeLimitMs = TIME_LIMIT_MS } = options;
  const tags = { etag: last?.etag ?? null, lastModified: last?.lastModified ?? null };
  const nothing = { feed: feedName(url), askedAt, body: null, retryAfterS: null, ...tags };
  try {
    const response = await fetch(url, {
      headers: {
        Accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
        ...(tags.etag === null ? {} : { 'If-None-Match': tags.etag }),
        ...(tags.lastModified === null ? {} : { 'If-Modified-Since': tags.lastModified }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const { status, headers } = response;
    if (status !== 200) {
      await response.body?.cancel();
      const isMoved = status >= 300 && status < 400 && status !== 304;
      const failure = status === 304 ? null : isMoved ? `it has moved (${status})` : `status ${status}`;
      return { ...nothing, status, failure, retryAfterS: secondsOf(headers.get('Retry-After')) };
    }
    const read = await readBody(response, FILE);
    if ('failure' in read) return { ...nothing, status, failure: read.failure };
    const now = { etag: headers.get('ETag'), lastModified: headers.get('Last-Modified') };
    return { ...nothing, status, ...now, body: read.body, failure: null };
  } catch (error) {
    return { ...nothing, status: null, failure: reasonOf(error, timeLimitMs) };
  }
}
