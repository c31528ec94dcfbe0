import { randomBytes } from 'node:crypto';
import { Integer, Null, OctetString } from 'asn1js';
import { AlgorithmIdentifier, type Certificate, MessageImprint, TimeStampReq, TimeStampResp } from 'pkijs';
import { TimestampError } from './timestamp-error.ts';
import { hexOf, verifyToken } from './verify-token.ts';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const TIME_LIMIT_MS = 15_000;
/** A token with a chain of certificates has 2 to 8 kB. */
const MAX_BYTES = 64 * 1024;
const GRANTED = new Set([0, 1]);

export type Stamp = {
  /** The timestamp token as DER, as `openssl ts -verify -token_in` reads it. */
  readonly token: Uint8Array<ArrayBuffer>;
  readonly stampedAt: Date;
  readonly serial: string;
};

/**
 * Asks a time-stamping authority (RFC 3161 over HTTP) to say when it saw a text, and believes nothing that cannot be verified.
 * @throws TimestampError
 */
export async function askAuthority(
  { url, roots }: { readonly url: string; readonly roots: readonly Certificate[] },
  text: string,
): Promise<Stamp> {
  const nonce = randomBytes(8);
  // A number whose first bit is set would be negative, and one that begins with zeros is written shorter.
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  const question = new TimeStampReq({
    version: 1,
    messageImprint: await imprintOf(text),
    nonce: new Integer({ valueHex: nonce }),
    certReq: true,
  });
  const answer = await post(url, question.toSchema().toBER());
  const token = readAnswer(answer);
  const content = await verifyToken(token, { text, roots });
  if (content.nonce !== hexOf(nonce))
    throw new TimestampError('nonce', 'the answer belongs to another question');
  return { token, stampedAt: content.stampedAt, serial: content.serial };
}

async function imprintOf(text: string): Promise<MessageImprint> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new Null() }),
    hashedMessage: new OctetString({ valueHex: digest }),
  });
}

async function post(url: string, question: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
      body: question,
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new TimestampError('away', `the authority answered ${response.status}`);
    }
    return await readBounded(response);
  } catch (error) {
    if (error instanceof TimestampError) throw error;
    throw new TimestampError('away', 'the authority did not answer', { cause: error });
  }
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > MAX_BYTES)
      throw new TimestampError('unreadable', 'the answer is longer than a token can be');
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}

function readAnswer(answer: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let read: TimeStampResp;
  try {
    read = TimeStampResp.fromBER(answer);
  } catch (error) {
    throw new TimestampError('unreadable', 'the answer cannot be read', { cause: error });
  }
  const { status, timeStampToken } = read;
  if (!GRANTED.has(status.status) || timeStampToken === undefined)
    throw new TimestampError('refused', `the authority refused with status ${status.status}`);
  return new Uint8Array(timeStampToken.toSchema().toBER());
}
