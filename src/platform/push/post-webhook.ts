import { createHmac, randomBytes } from 'node:crypto';
import { request as askPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as askSecure } from 'node:https';
import { SECOND_MS } from '#terms/durations.ts';
import { lookupPublic } from './public-address.ts';
import { isPushEndpoint } from './push-endpoint.ts';

const TIME_LIMIT_MS = 10_000;
const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

type WebhookMessage = {
  readonly url: string;
  /** The same for each attempt, so that the program can see that it has had it. */
  readonly id: string;
  readonly secret: string;
  readonly body: string;
  readonly now: Date;
};

/** A secret that deliveries are signed with, in the form of Standard Webhooks. */
export function newWebhookSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Whether events may be posted to an address: https to a host of the public internet; in test mode also this machine. */
export const isWebhookUrl = isPushEndpoint;

/** The `webhook-signature` of a message: HMAC-SHA256 over id, time and body, in base64. */
export function signWebhook({
  id,
  secret,
  body,
  timestampS,
}: Pick<WebhookMessage, 'id' | 'secret' | 'body'> & { readonly timestampS: number }): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestampS}.${body}`, 'utf8').digest('base64')}`;
}

/**
 * Posts a signed message (Standard Webhooks) and answers the status that came. The name is looked up once, by us; the connection goes to
 * an address that was looked at and is one of the public internet. Follows no redirect, reads nothing of the answer, and waits no longer
 * than ten seconds. Rejects where no answer came.
 */
export async function postWebhook(
  { url, id, secret, body, now }: WebhookMessage,
  { isTest, timeLimitMs = TIME_LIMIT_MS }: { readonly isTest: boolean; readonly timeLimitMs?: number },
): Promise<number> {
  if (!isWebhookUrl(url, { isTest })) throw new Error('The address is not one of the public internet.');
  const timestampS = Math.floor(now.getTime() / SECOND_MS);
  const isLoopback = isTest && url.startsWith('http:');
  const settings: RequestOptions = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'Trueline-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(timestampS),
      'webhook-signature': signWebhook({ id, secret, body, timestampS }),
    },
    agent: false,
    signal: AbortSignal.timeout(timeLimitMs),
    ...(isLoopback ? {} : { lookup: lookupPublic }),
  };
  return await new Promise((done, fail) => {
    const onAnswer = (answer: IncomingMessage) => {
      done(answer.statusCode ?? 0);
      // Nothing of what it says is read, so that it may be as long as it likes.
      answer.destroy();
    };
    const asking = isLoopback ? askPlain(url, settings, onAnswer) : askSecure(url, settings, onAnswer);
    asking.on('error', fail);
    asking.end(body);
  });
}
