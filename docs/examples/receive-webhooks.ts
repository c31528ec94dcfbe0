import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

/** Takes webhooks in, checks them and prints what is new: `WEBHOOK_SECRET=whsec_… PORT=9900 node receive-webhooks.ts`. */
const { WEBHOOK_SECRET = '', PORT = '9900' } = process.env;
const key = Buffer.from(WEBHOOK_SECRET.slice('whsec_'.length), 'base64');
const TOLERANCE_S = 5 * 60;
const MAX_BODY = 64 * 1024;
const MAX_SEEN = 10_000;
/** Ids of messages that were taken in, the newest last. A program with a database stores them there. */
const seen = new Set<string>();

function isGenuine(headers: Record<string, unknown>, body: Buffer): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_S) return false;
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return String(signatures)
    .split(' ')
    .some((one) => {
      const [version, text = ''] = one.split(',');
      const given = Buffer.from(text, 'base64');
      return version === 'v1' && given.length === right.length && timingSafeEqual(given, right);
    });
}

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > MAX_BODY) return void response.writeHead(413).end();
    parts.push(part);
  }
  const body = Buffer.concat(parts);
  if (!isGenuine(request.headers, body)) return void response.writeHead(401).end();
  const id = String(request.headers['webhook-id']);
  if (!seen.has(id)) console.log(body.toString('utf8'));
  seen.add(id);
  for (const oldest of seen) {
    if (seen.size <= MAX_SEEN) break;
    seen.delete(oldest);
  }
  response.writeHead(204).end();
});
server.listen(Number(PORT), '127.0.0.1', () =>
  console.log(`listening on ${JSON.stringify(server.address())}`),
);
