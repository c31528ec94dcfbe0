import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_ROLE } from '#db/client.ts';
import { elapsedSince, startTimer } from '#platform/clock.ts';
import { silentLog } from '#platform/log.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { installQueue, openQueue } from './queue.ts';

const MAX_MS = 20_000;

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await installQueue(test.ownerUrl, APP_ROLE);
});
afterAll(() => test.close());

describe('the queue', () => {
  it('is not left alone for a minute because its job was at work when all queues were looked at', async () => {
    // What such a look leaves behind.
    await test.services.db.$client.query(
      `update pgboss.queue set singletons_active = array[null]::text[], monitor_on = now() where name = 'send-letters'`,
    );
    const options = { log: silentLog(), worker: true, superviseS: 1 };
    const boss = await openQueue(test.appUrl, options);
    const done = Promise.withResolvers<void>();
    const started = startTimer();
    await boss.work(
      'send-letters',
      { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
      async () => done.resolve(),
    );
    await boss.send('send-letters', {});
    await done.promise;
    expect(elapsedSince(started)).toBeLessThan(MAX_MS);
    await boss.stop({ graceful: false });
  });
});
