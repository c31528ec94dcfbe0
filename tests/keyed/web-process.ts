import { type ChildProcess, fork } from 'node:child_process';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_ROLE } from '#db/client.ts';
import { installQueue } from '#jobs/queue.ts';
import { startTimer, waitSince } from '#platform/clock.ts';
import { childEnv } from '#platform/env.ts';
import { freePort } from '#platform/free-port.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import type { RawAnswer } from './send-once.ts';
import type { Made } from './world.ts';

const READY_LIMIT_MS = 120_000;

/** A web process of its own on a database, to be killed with SIGKILL and started again. */
export type WebProcess = {
  /** The answer byte for byte; fails where the process ends before it has answered. */
  send(call: Pick<Made, 'path' | 'body' | 'token'>, key: string): Promise<RawAnswer>;
  kill(): Promise<void>;
  start(): Promise<void>;
};

export async function openWebProcess({
  ownerUrl,
  appUrl,
  poolSize,
}: {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly poolSize: number;
}): Promise<WebProcess> {
  await installQueue(ownerUrl, APP_ROLE);
  const port = await freePort();
  let child: ChildProcess | null = null;
  const base = `http://127.0.0.1:${port}`;
  const start = async () => {
    const env = childEnv({
      APP_MODE: 'test',
      SECRET_KEY: TEST_SECRET_KEY,
      DATABASE_URL: appUrl,
      PORT: String(port),
      RATE_LIMITS: 'off',
      POOL_SIZE: String(poolSize),
      LIMIT_MS: '60000',
      NODE_COMPILE_CACHE: join(tmpdir(), 'trueline-compiled'),
    });
    child = fork(new URL('../chaos/site-process.ts', import.meta.url), ['web'], { env, stdio: 'ignore' });
    for (const since = performance.now(); performance.now() - since < READY_LIMIT_MS; ) {
      if ((await fetch(`${base}/readyz`).catch(() => null))?.ok) return;
      await waitSince(startTimer(), 50);
    }
    throw new Error('the web process does not become ready');
  };
  await start();
  return {
    start,
    kill: async () => {
      const running = child;
      if (running === null) return;
      child = null;
      const ended = new Promise((done) => running.once('exit', done));
      running.kill('SIGKILL');
      await ended;
    },
    send: (call, key) => send(port, call, key),
  };
}

function send(
  port: number,
  { path, body, token }: Pick<Made, 'path' | 'body' | 'token'>,
  key: string,
): Promise<RawAnswer> {
  const payload = JSON.stringify(body);
  const headers = {
    Host: 'blue.localhost',
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    Authorization: `Bearer ${token}`,
  };
  return new Promise((done, fail) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('close', () => {
          if (!response.complete) return fail(new Error('cut off'));
          done({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            retryAfter: response.headers['retry-after'] ?? null,
          });
        });
      },
    );
    sent.on('error', fail);
    sent.end(payload);
  });
}
