import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { getBrand } from '#api/get-brand.ts';
import { APP_ROLE, openDatabase } from '#db/client.ts';
import { connectQueue } from '#db/queue-connection.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import type { Services } from '#domain/services.ts';
import { createJobQueue } from '#jobs/enqueue.ts';
import { installQueue, openQueue } from '#jobs/queue.ts';
import { type Runner, startRunner } from '#jobs/runner.ts';
import { passwordLink } from '#mail/password-link.ts';
import { silentLog } from '#platform/log.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { isLong } from '#tests/support/is-long.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { createSmallEngine } from './chaos/small-engine.ts';

/**
 * How long after the commit an e-mail has arrived at a mail server: the worker's own runner with all its jobs and timers, its own queue
 * and a real mail server, everything in this process so that one clock measures both ends.
 */
const EMAILS = isLong ? 60 : 8;
const MEDIAN_LIMIT_MS = 2000;

let test: TestServices;
let services: Services;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let runner: Runner;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  mails = await startMailServer();
  test = await testServices({ SMTP_URL: mails.url });
  await installQueue(test.ownerUrl, APP_ROLE);
  const boss = await openQueue({ connect: connectQueue(test.appUrl), log: silentLog(), worker: true });
  // As many connections as a worker has: all jobs begin at once, and some need two.
  database = openDatabase(test.ownerUrl, { role: 'app', max: 16, statementTimeoutMs: 300_000 });
  services = { ...test.services, db: database.db, queue: createJobQueue(boss) };
  runner = await startRunner({
    boss,
    context: { services, engine: createSmallEngine(services), getBrand },
    judgeTime: async () => ({ isTrusted: true, reason: null, aheadMs: 0 }),
  });
});
afterAll(async () => {
  await runner.stop();
  await database.close();
  await test.close();
  await mails.close();
});

it('an e-mail has arrived within two seconds of the commit that causes it, in the median', async () => {
  const waits: number[] = [];
  for (let index = 0; index < EMAILS; index += 1) {
    const email = `reader-${index}@example.com`;
    await services.db.transaction((tx) =>
      postEmail(services, tx, {
        email: passwordLink,
        to: { brand: 'blue', accountId: null, email, name: 'Mei', locale: 'en' },
        data: { token: 'a-token', minutes: 30 },
      }),
    );
    const committedMs = performance.now();
    const arrived = await vi.waitFor(
      () => mails.received.find(({ to }) => to.includes(email)) ?? Promise.reject(new Error('not yet')),
      { timeout: 120_000, interval: 5 },
    );
    waits.push(Math.max(0, arrived.atMs - committedMs));
  }
  const sorted = waits.toSorted((one, other) => one - other).map(Math.round);
  const [median = 0, slowest = 0] = [sorted[Math.floor(EMAILS / 2)], sorted.at(-1)];
  console.log(`from commit to mail server: median ${median} ms, slowest ${slowest} ms of ${EMAILS}`);
  expect(median).toBeLessThan(MEDIAN_LIMIT_MS);
});
