import { serve } from '@hono/node-server';
import { openDatabase } from '#db/client.ts';
import { followTestClock } from '#domain/clock/follow-test-clock.ts';
import { expireOrders } from '#domain/order/expire-orders.ts';
import { sendLetters } from '#domain/outbox/send-letters.ts';
import { createClock, startTimer, waitSince } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { newId } from '#platform/id.ts';
import { silentLog } from '#platform/log.ts';
import { createHttpApp } from '../../src/http/create-http-app.ts';
import { createMetrics } from '../../src/http/metrics.ts';

/**
 * A process to be killed: `web` is the product's own front door without its pages, `worker` does the jobs of money and letters
 * over and over. Both are ready a second after their start, which the whole site with its games and picks is not.
 */

const env = readEnv();
const { db } = openDatabase(env.DATABASE_URL ?? '', { role: 'app', max: 8, statementTimeoutMs: 15_000 });
const clock = createClock();
const services = { db, clock, env, log: silentLog() };
await followTestClock(services, clock);
const parent = process.ppid;

/** Whoever started this process takes it along. */
async function pause(ms: number): Promise<void> {
  await waitSince(startTimer(), ms);
  if (process.ppid !== parent || !process.connected) process.exit(1);
}

if (process.argv[2] === 'web') {
  const app = createHttpApp({
    ...{ services, metrics: createMetrics(), isDataReady: async () => true },
    ...{ pages: null, metricsToken: newId(), testDoors: null },
  });
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port: env.PORT });
  for (;;) {
    await followTestClock(services, clock).catch(() => undefined);
    await pause(200);
  }
} else {
  for (;;) {
    await followTestClock(services, clock);
    await expireOrders(services);
    await sendLetters(services);
    await pause(50);
  }
}
