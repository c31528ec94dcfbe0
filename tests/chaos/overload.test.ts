import { type ChildProcess, fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerAsServed, offerRate, quantile, residentBytes } from '#bench/open-load.ts';
import { elapsedSince, startTimer, waitSince } from '#platform/clock.ts';
import { childEnv } from '#platform/env.ts';
import type { ChildReport } from '#platform/process.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isLong } from '#tests/support/is-long.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';

/**
 * Five times as many requests as a process can serve: it goes on serving about as many as before, refuses the others at once, and takes no
 * more memory for them. It belongs to the long form; guard-requests.test.ts shows in the short one that what is too much is refused.
 */

const SECONDS = 15;
const TIMES = 5;
const MIN_GOODPUT = 0.9;
const MAX_REFUSAL_MS = 50;
const MAX_MEMORY = 1.5;
const READERS = 8;

let test: TestDatabase;
let child: ChildProcess;
let to: { host: string; port: number };
beforeAll(async () => {
  if (!isLong) return;
  test = await createTestDatabase();
  child = fork(new URL('./overload-process.ts', import.meta.url), {
    env: childEnv({
      APP_MODE: 'test',
      SECRET_KEY: TEST_SECRET_KEY,
      DATABASE_URL: test.appUrl,
      NODE_ENV: 'production',
    }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = await new Promise<string>((done, fail) => {
    child.on('message', (report: ChildReport) => {
      if (report.kind === 'listening') done(report.address);
    });
    child.once('exit', () => fail(new Error('the process ended')));
  });
  to = { host: '127.0.0.1', port: Number(new URL(address).port) };
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await test?.drop();
});

describe.runIf(isLong)('five times as many requests as can be served', () => {
  it('cost the others nothing: what is too much is refused at once', { timeout: 300_000 }, async () => {
    const asked = { to, path: '/en', headers: { Host: 'blue.localhost' }, seconds: SECONDS };
    await offerAsServed({ ...asked, seconds: SECONDS / 2 }, READERS);
    const alone = await offerAsServed(asked, READERS);
    const aloneBytes = await residentBytes(to);
    let isOver = false;
    let peakBytes = aloneBytes;
    const watchers: number[] = [];
    const watching = (async () => {
      while (!isOver) {
        const started = startTimer();
        expect((await fetch(`http://${to.host}:${to.port}/readyz`)).status).toBe(200);
        watchers.push(elapsedSince(started));
        peakBytes = Math.max(peakBytes, await residentBytes(to));
        await waitSince(started, 250);
      }
    })();
    const capacity = alone.served.length / SECONDS;
    const much = await offerRate(asked, capacity * TIMES);
    isOver = true;
    await watching;
    const goodput = much.served.length / alone.served.length;
    const line =
      `overload: ${capacity.toFixed(0)}/s alone, ${(goodput * 100).toFixed(0)} % of that at ${TIMES} times as many, ` +
      `${much.refused.length} refused (p50 ${quantile(much.refused, 0.5).toFixed(0)} ms, p99 ${quantile(much.refused, 0.99).toFixed(0)} ms), ` +
      `served p99 ${quantile(much.served, 0.99).toFixed(0)} ms, readyz p99 ${quantile(watchers, 0.99).toFixed(0)} ms, ` +
      `memory ${(peakBytes / aloneBytes).toFixed(2)} times, load ${loadavg()[0]?.toFixed(1)}\n`;
    process.stdout.write(line);
    expect(much.lost).toBe(0);
    expect(much.refused.length).toBeGreaterThan(0);
    expect(much.served.length).toBeGreaterThan(0);
    expect(goodput).toBeGreaterThan(MIN_GOODPUT);
    expect(quantile(much.refused, 0.5)).toBeLessThan(MAX_REFUSAL_MS);
    expect(peakBytes / aloneBytes).toBeLessThan(MAX_MEMORY);
  });
});
