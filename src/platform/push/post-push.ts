import {
  request as askPlain,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as askSecure } from 'node:https';
import webPush from 'web-push';
import { lookupPublic } from './public-address.ts';
import { isPushEndpoint } from './push-endpoint.ts';

const TIME_LIMIT_MS = 10_000;

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

type PushMessage = {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly authSecret: string;
  readonly payload: string;
  /** A message that waits at the service is replaced by a later one of the same topic. */
  readonly topic: string;
  /** How long the service may hold it back for a device that is off; in seconds. */
  readonly ttlS: number;
  readonly isUrgent: boolean;
};

type PushAnswer = { readonly status: number; readonly retryAfter: string | null };

/** A new pair of keys by which push services know this site (RFC 8292). */
export function newPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys();
}

/**
 * Encrypts a message for one browser (RFC 8291) and hands it to the browser's push service (RFC 8030), signed with our keys (RFC 8292).
 * Follows no redirect, asks no host outside the public internet and waits no longer than ten seconds. Rejects where no answer came.
 */
export async function postPush(
  message: PushMessage,
  options: { readonly keys: PushKeys; readonly subject: string; readonly isTest: boolean },
): Promise<PushAnswer> {
  const { endpoint, publicKey, authSecret, payload, topic, ttlS, isUrgent } = message;
  const { keys, subject, isTest } = options;
  if (!isPushEndpoint(endpoint, { isTest })) throw new Error('The address is not one of a push service.');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
    payload,
    {
      vapidDetails: { ...keys, subject },
      TTL: ttlS,
      topic,
      urgency: isUrgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
    },
  );
  const isLoopback = isTest && endpoint.startsWith('http:');
  const settings: RequestOptions = {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    agent: false,
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    ...(isLoopback ? {} : { lookup: lookupPublic }),
  };
  return await new Promise((done, fail) => {
    const onAnswer = (answer: IncomingMessage) => {
      done({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null });
      // Nothing of what it says is read.
      answer.destroy();
    };
    const asking: ClientRequest = isLoopback
      ? askPlain(endpoint, settings, onAnswer)
      : askSecure(endpoint, settings, onAnswer);
    asking.on('error', fail);
    asking.end(body);
  });
}
