import { createHmac } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startWebhookServer, type WebhookServer } from '#tests/support/webhook-server.ts';
import { newWebhookSecret, postWebhook, signWebhook } from './post-webhook.ts';

let server: WebhookServer;
beforeAll(async () => {
  server = await startWebhookServer();
});
afterAll(() => server.close());

const BODY = JSON.stringify({
  type: 'order.paid',
  timestamp: '2026-11-23T10:00:00Z',
  data: { name: '推薦' },
});
const NOW = new Date('2026-11-23T10:00:05.900Z');
const post = (url: string, options: { isTest: boolean; timeLimitMs?: number }, secret = newWebhookSecret()) =>
  postWebhook({ url, id: 'one', secret, body: BODY, now: NOW }, options);

describe('the signature of a message', () => {
  it('is the one that the specification of Standard Webhooks gives as its example', () => {
    const signed = signWebhook({
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      timestampS: 1_614_265_330,
      body: '{"test": 2432232314}',
    });
    expect(signed).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('holds for the body, the id and the time that were sent, and for none that was changed', async () => {
    const secret = newWebhookSecret();
    expect(await post(`${server.origin}/a`, { isTest: true }, secret)).toBe(200);
    const received = server.received.at(-1);
    expect(received?.isSignedWith(secret)).toBe(true);
    expect(received?.isSignedWith(newWebhookSecret())).toBe(false);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(key).toHaveLength(32);
    const [seconds, said] = [1_795_428_005, received?.headers['webhook-signature']];
    const signed = (text: string) => `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
    expect(said).toBe(signed(`one.${seconds}.${BODY}`));
    for (const changed of [`two.${seconds}.${BODY}`, `one.${seconds + 1}.${BODY}`, `one.${seconds}.${BODY} `])
      expect(said).not.toBe(signed(changed));
  });
});

describe('a message', () => {
  it('is given up where its receiver is slow', async () => {
    server.be('silent');
    await expect(post(`${server.origin}/slow`, { isTest: true, timeLimitMs: 50 })).rejects.toThrow(/aborted/);
    server.be(200);
  });

  it('leads into no network of ours: no number, no name, and no name of a stranger that points there', async () => {
    let connections = 0;
    const inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    const port = await new Promise<number>((done) => {
      inside.listen(0, '127.0.0.1', () => done(z.object({ port: z.number() }).parse(inside.address()).port));
    });
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', 'hooks.internal'])
      await expect(post(`https://${host}:${port}/`, { isTest: true })).rejects.toThrow('public internet');
    await expect(post(`http://127.0.0.1:${port}/`, { isTest: false })).rejects.toThrow('public internet');
    expect(connections).toBe(0);
    await new Promise((closed) => inside.close(closed));
  });
});
