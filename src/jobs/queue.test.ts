import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_ROLE } from '#db/client.ts';
import { connectQueue } from '#db/queue-connection.ts';
import { elapsedSince, startTimer, waitSince } from '#platform/clock.ts';
import { newId } from '#platform/id.ts';
import { silentLog } from '#platform/log.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#tests/chaos/database-proxy.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { openPooler } from '#tests/support/pooler.ts';
import { installQueue, openQueue } from './queue.ts';
import { POLLING } from './runner.ts';

/** Much less than the pause between two looks of a worker by itself. */
const MAX_MS = 8000;

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await installQueue(test.ownerUrl, APP_ROLE);
});
afterAll(() => test.close());

describe('the queue', () => {
  it('is not left alone because its job was at work when all jobs were counted', async () => {
    // What such a look leaves behind.
    await test.services.db.$client.query(
      `update pgboss.queue set singletons_active = array[null]::text[], monitor_on = now() where name = 'send-emails'`,
    );
    const boss = await openQueue({ connect: connectQueue(test.appUrl), log: silentLog(), worker: true });
    const done = Promise.withResolvers<void>();
    const started = startTimer();
    await boss.work('send-emails', POLLING, async () => done.resolve());
    await boss.send('send-emails', {});
    await done.promise;
    expect(elapsedSince(started)).toBeLessThan(MAX_MS);
    await boss.stop({ graceful: false });
  });

  it('outlives a pooler that reports its server twice in one packet, and does what is queued afterwards', async () => {
    const pooler = await openPooler({ parameters: 'refused' });
    const boss = await openQueue({
      connect: connectQueue(pooler.addressOf(test.appUrl)),
      log: silentLog(),
      worker: true,
      superviseS: 1,
    });
    const countListeners = async () => {
      const { rowCount } = await test.services.db.$client.query(
        // It last said LISTEN, or asked whether it still listens, as it does every ten seconds.
        `select from pg_stat_activity where datname = current_database() and application_name = 'pgboss listener'
          and (query ilike 'listen%' or query like '%pg_listening_channels%')`,
      );
      return rowCount;
    };
    let runs = 0;
    // As in production. A look that was under way when the pooler crashed may have taken the next job on the server, where it is missed and
    // given to another look.
    await boss.work('send-emails', POLLING, async () => {
      runs += 1;
    });
    const countOpen = async () => {
      const { rowCount } = await test.services.db.$client.query(
        `select from pgboss.job where name = 'send-emails' and state < 'completed'`,
      );
      return rowCount;
    };
    for (let round = 1; round <= 3; round += 1) {
      await expect.poll(countListeners).toBe(1);
      expect(pooler.crash()).toBeGreaterThan(0);
      // A connection may end between the server's insert and its answer; the same job, asked for again, is there once.
      const job = { id: newId() };
      const isSent = () =>
        boss.send('send-emails', {}, job).then(
          () => true,
          () => false,
        );
      await expect.poll(isSent).toBe(true);
      await expect.poll(countOpen).toBe(0);
      expect(runs).toBe(round);
    }
    await expect.poll(countListeners).toBe(1);
    await boss.stop({ graceful: false });
    pooler.close();
  });

  it('says that a job is done as soon as the database is back that was away when it was done', async () => {
    const proxy = await openDatabaseProxy();
    const address = proxy.addressOf(test.appUrl);
    const boss = await openQueue({
      connect: connectQueue(address, () => true),
      log: silentLog(),
      worker: true,
    });
    const done = Promise.withResolvers<void>();
    await boss.work('send-emails', POLLING, async () => {
      proxy.become('refused');
      done.resolve();
    });
    const id = await boss.send('send-emails', {});
    await done.promise;
    // Time for what is said to the queue to fail.
    await waitSince(startTimer(), 500);
    proxy.become('well');
    const stateNow = async () => {
      const { rows } = await test.services.db.$client.query(
        'select state, retry_count from pgboss.job where id = $1',
        [id],
      );
      return rows[0];
    };
    // Not tried again, as a job would be whose missing heartbeat was noticed.
    await expect.poll(stateNow).toEqual({ state: 'completed', retry_count: 0 });
    await boss.stop({ graceful: false });
    proxy.close();
  });

  it.each([
    ['the answer that brings it', (proxy: DatabaseProxy) => proxy.dropNextAnswerTo(`name = 'send-emails'`)],
    ['COMMIT', (proxy: DatabaseProxy) => proxy.dropNextCommit('before')],
    ['the answer to COMMIT', (proxy: DatabaseProxy) => proxy.dropNextCommit('after')],
  ] as const)('loses no job to a connection that ends with %s', async (_, drop) => {
    const proxy = await openDatabaseProxy();
    const boss = await openQueue({
      connect: connectQueue(proxy.addressOf(test.appUrl), () => true),
      log: silentLog(),
      worker: true,
    });
    const id = await boss.send('send-emails', {});
    const dropped = drop(proxy);
    let runs = 0;
    await boss.work('send-emails', POLLING, async () => {
      runs += 1;
    });
    await dropped;
    const stateNow = async () => {
      const { rows } = await test.services.db.$client.query(
        'select state, retry_count from pgboss.job where id = $1',
        [id],
      );
      return rows[0];
    };
    // Not a missed heartbeat later.
    await expect.poll(stateNow, { timeout: MAX_MS }).toEqual({ state: 'completed', retry_count: 0 });
    expect(runs).toBe(1);
    await boss.stop({ graceful: false });
    proxy.close();
  });

  it('gives a job of a worker that is gone to another one when its next try is due, and not when that one next looks by itself', async () => {
    const connect = connectQueue(test.appUrl);
    const boss = await openQueue({ connect, log: silentLog(), worker: true, superviseS: 1 });
    let runs = 0;
    await boss.send('send-emails', {});
    const [taken] = await boss.fetch('send-emails');
    await boss.work('send-emails', POLLING, async () => {
      runs += 1;
    });
    await test.services.db.$client.query(
      `update pgboss.job set heartbeat_on = now() - interval '1 hour' where id = $1`,
      [taken?.id],
    );
    // The supervisor's second and the pause before the next try, of two at most.
    await expect.poll(() => runs, { timeout: MAX_MS }).toBe(1);
    await boss.stop({ graceful: false });
  });
});
