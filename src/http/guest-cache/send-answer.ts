import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Variant } from './pack-answer.ts';

type Sending = {
  /** Cookies for this reader alone. */
  readonly setCookies: readonly string[];
  /** Whether no cache may hand the answer to somebody else. */
  readonly isForOneReader: boolean;
  /** For how long the answer has been past its time, in seconds; 0 for one that is good. */
  readonly ageS: number;
  /** Whether the connection ends with this answer. */
  readonly isLast: boolean;
};

/** Sends stored bytes; 304 where the reader has them already. Answers with the status and how much of a body was sent. */
export function sendAnswer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  variant: Variant,
  { setCookies, isForOneReader, ageS, isLast }: Sending,
): { readonly status: 200 | 304; readonly bytes: number } {
  const isKnown = namesTag(incoming.headers['if-none-match'], variant.etag);
  const stored = isKnown ? variant.unchanged : variant.headers;
  const isForAll = !isForOneReader && ageS === 0;
  const isOrdinary = isForAll && setCookies.length === 0 && !isLast;
  const headers = isOrdinary
    ? stored
    : [
        ...(isForAll ? stored : forOneReader(stored)),
        ...setCookies.flatMap((cookie) => ['Set-Cookie', cookie]),
        ...(ageS === 0 ? [] : ['Age', String(ageS)]),
        ...(isLast ? ['Connection', 'close'] : []),
      ];
  outgoing.writeHead(isKnown ? 304 : 200, headers);
  const isBodiless = isKnown || incoming.method === 'HEAD';
  if (isBodiless) outgoing.end();
  else outgoing.end(variant.body);
  return { status: isKnown ? 304 : 200, bytes: isBodiless ? 0 : variant.body.length };
}

/** Whether the reader's list of tags has this one. A weak tag is enough here, as both stand for the same text. */
function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
}

/** No cache may hand a cookie, a variant of a test or an answer that is past its time to somebody else. */
function forOneReader(headers: readonly string[]): string[] {
  return headers.map((text, index) => (headers[index - 1] === 'Cache-Control' ? 'private, no-cache' : text));
}
