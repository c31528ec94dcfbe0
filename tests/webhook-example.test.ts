import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newWebhookSecret, postWebhook, signWebhook } from '#platform/push/post-webhook.ts';

/** The receiver that the documentation shows, run as it stands there, with events from the site's own sender. */

const secret = newWebhookSecret();
const BODY = '{"type":"order.paid","timestamp":"2026-11-23T10:00:00.000Z","data":{"order_no":"推薦"}}';
let program: ChildProcess;
let url = '';
const printed: string[] = [];
beforeAll(async () => {
  program = spawn(process.execPath, [join(import.meta.dirname, '../docs/examples/receive-webhooks.ts')], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (program.stdout === null) throw new Error('The program has no output.');
  const lines = createInterface({ input: program.stdout });
  const [first] = await once(lines, 'line');
  url = `http://127.0.0.1:${/"port":(\d+)/.exec(String(first))?.[1]}/`;
  lines.on('line', (line) => printed.push(line));
});
afterAll(async () => {
  program.kill();
  await once(program, 'exit');
});

const post = (id: string, from = new Date(), key = secret) =>
  postWebhook({ url, id, secret: key, body: BODY, now: from }, { isTest: true });

it('takes what the site sends, once of each id, and nothing that is changed, old or signed by another', async () => {
  expect([await post('one'), await post('one'), await post('two')]).toEqual([204, 204, 204]);
  await expect.poll(() => printed).toEqual([BODY, BODY]);
  expect(await post('three', new Date(), newWebhookSecret())).toBe(401);
  expect(await post('four', new Date(Date.now() - 6 * 60_000))).toBe(401);
  const timestampS = Math.floor(Date.now() / 1000);
  const changed = await fetch(url, {
    method: 'POST',
    headers: {
      'webhook-id': 'five',
      'webhook-timestamp': String(timestampS),
      'webhook-signature': signWebhook({ id: 'five', secret, body: BODY, timestampS }),
    },
    body: BODY.replace('paid', 'void'),
  });
  expect(changed.status).toBe(401);
  expect(await post('six')).toBe(204);
  await expect.poll(() => printed).toEqual([BODY, BODY, BODY]);
});
