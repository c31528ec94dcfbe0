import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };
type Mood = 'right' | 'away' | Answer;

export type Browser = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};
type Received = {
  readonly endpoint: string;
  readonly payload: { title: string; body: string; path: string; tag: string };
  readonly ttlS: number;
  readonly topic: string | undefined;
  readonly urgency: string | undefined;
};

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });
const payloadSchema = z.strictObject({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
});
const text = (part = '') => Buffer.from(part, 'base64url');

/**
 * A push service on loopback with browsers behind it: takes messages as RFC 8030 has them, checks the site's signature (RFC 8292)
 * against the key that the browser has allowed, and decrypts with the browser's own keys (RFC 8291).
 */
export async function startPushService(serverKey: () => string) {
  const received: Received[] = [];
  const refused: string[] = [];
  const browsers = new Map<string, { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer }>();
  let mood: Mood = 'right';
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    const body: Buffer[] = [];
    for await (const part of request) body.push(part);
    if (mood === 'away') return void request.socket.destroy();
    if (mood !== 'right') return void response.writeHead(mood.status, mood.headers).end();
    const endpoint = `${origin}${request.url}`;
    const browser = browsers.get(endpoint);
    if (browser === undefined) return void response.writeHead(410).end();
    try {
      checkSignature(request.headers, { origin, serverKey: serverKey() });
      const payload = payloadSchema.parse(JSON.parse(decrypt(Buffer.concat(body), browser)));
      received.push({
        endpoint,
        payload,
        ttlS: Number(request.headers.ttl),
        topic: String(request.headers.topic),
        urgency: String(request.headers.urgency),
      });
      response.writeHead(201, { Location: `${endpoint}/message` }).end();
    } catch (error) {
      refused.push(String(error));
      response.writeHead(400).end();
    }
  });
  const port = await new Promise<number>((done) => {
    const listening = server.listen(0, '127.0.0.1', () =>
      done(z.object({ port: z.number() }).parse(listening.address()).port),
    );
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    received,
    refused,
    /** How many questions came, whatever was answered. */
    asked: () => asked,
    be: (next: Mood) => {
      mood = next;
    },
    /** A browser that has been allowed; what its PushSubscription says. */
    newBrowser: (): Browser => {
      const endpoint = `${origin}/push/${randomUUID()}`;
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(endpoint, { ecdh, auth });
      return {
        endpoint,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    /** The browser has withdrawn its leave. */
    forget: ({ endpoint }: Browser) => browsers.delete(endpoint),
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function checkSignature(
  headers: IncomingHttpHeaders,
  { origin, serverKey }: { readonly origin: string; readonly serverKey: string },
): void {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== serverKey) throw new Error('another key than the one that was allowed');
  const point = text(key);
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const [head, said, signature] = token.split('.');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${said}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    text(signature),
  );
  if (!isSigned) throw new Error('the signature is wrong');
  const { aud, exp, sub } = claims.parse(JSON.parse(text(said).toString()));
  const leftS = exp - Date.now() / 1000;
  if (aud !== origin || leftS < 0 || leftS > 86_400 || !/^(?:mailto:|https:)/.test(sub))
    throw new Error('the claims are wrong');
}

/** RFC 8291 with one record, by hand: nothing of the library that the site encrypts with. */
function decrypt(
  body: Buffer,
  { ecdh, auth }: { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString();
}
