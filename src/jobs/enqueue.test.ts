import type { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { APP_ROLE } from '#db/client.ts';
import { connectQueue } from '#db/queue-connection.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import { sendEmails } from '#domain/foundation/outbox/send-emails.ts';
import type { Services } from '#domain/services.ts';
import { passwordLink } from '#mail/password-link.ts';
import { silentLog } from '#platform/log.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { createJobQueue } from './enqueue.ts';
import { installQueue, openQueue } from './queue.ts';
import { workOptions } from './runner.ts';
import { sendEmailJob } from './send-email.job.ts';
import { trainModelsJob } from './train-models.job.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let test: TestServices;
let boss: PgBoss;
let services: Services;
beforeAll(async () => {
  server = await startMailServer();
  test = await testServices({ SMTP_URL: server.url });
  await installQueue(test.ownerUrl, APP_ROLE);
  boss = await openQueue({ connect: connectQueue(test.appUrl), log: silentLog(), worker: true });
  services = { ...test.services, queue: createJobQueue(boss) };
});
afterEach(async () => {
  await boss.offWork(sendEmailJob.name);
  server.received.length = 0;
  await services.db.$client.query('delete from outbox; delete from pgboss.job');
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await test.close();
  await server.close();
});

const post = (tx: Parameters<typeof postEmail>[1], email: string, notBefore?: Date) =>
  postEmail(services, tx, {
    email: passwordLink,
    to: { brand: 'blue', accountId: null, email, name: 'Mei', locale: 'en' },
    data: { token: 'a-token', minutes: 30 },
    ...(notBefore === undefined ? {} : { notBefore }),
  });
const receivers = () => server.received.flatMap(({ to }) => to).toSorted();
const countJobs = async (name: string): Promise<number> => {
  const { rows } = await services.db.$client.query(
    'select count(*)::int as n from pgboss.job where name = $1',
    [name],
  );
  return rows[0]?.n;
};

const countOpenJobs = async (): Promise<number> => {
  const { rows } = await services.db.$client.query(
    `select count(*)::int as n from pgboss.job where name = '${sendEmailJob.name}' and state <> 'completed'`,
  );
  return rows[0]?.n;
};

describe('work that has a cause', () => {
  it('begins with the commit: an e-mail leaves without a timer', async () => {
    await boss.work(
      sendEmailJob.name,
      { pollingIntervalSeconds: 600, notifyPollingIntervalSeconds: 600 },
      () => sendEmails(services),
    );
    await services.db.transaction((tx) => post(tx, 'mei@example.com'));
    await vi.waitFor(() => expect(receivers()).toEqual(['mei@example.com']), {
      timeout: 120_000,
      interval: 20,
    });
  });

  it('is done by one run for all that wait', async () => {
    const writers = Array.from({ length: 40 }, (_, index) => `reader-${index}@example.com`);
    await Promise.all(writers.map((email) => services.db.transaction((tx) => post(tx, email))));
    expect(await countJobs(sendEmailJob.name)).toBe(writers.length);
    let runs = 0;
    await boss.work(sendEmailJob.name, workOptions(sendEmailJob), async () => {
      runs += 1;
      return sendEmails(services);
    });
    await vi.waitFor(async () => expect(await countOpenJobs()).toBe(0), { timeout: 120_000, interval: 50 });
    expect(receivers()).toEqual(writers.toSorted());
    expect(runs).toBe(1);
  });

  it('vanishes with its cause', async () => {
    const undone = services.db.transaction(async (tx) => {
      await post(tx, 'never@example.com');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await countJobs(sendEmailJob.name)).toBe(0);
  });

  it('is not enqueued for an e-mail whose time has not come', async () => {
    await post(services.db, 'later@example.com', new Date(services.clock.now().getTime() + 3_600_000));
    expect(await countJobs(sendEmailJob.name)).toBe(0);
  });

  it('makes no transaction wait for another one', async () => {
    const [wrote, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = services.db.transaction(async (tx) => {
      await post(tx, 'slow@example.com');
      wrote.resolve();
      await mayEnd.promise;
    });
    await wrote.promise;
    await services.db.transaction((tx) => post(tx, 'quick@example.com'));
    expect(await countJobs(sendEmailJob.name)).toBe(1);
    mayEnd.resolve();
    await slow;
    expect(await countJobs(sendEmailJob.name)).toBe(2);
  });

  it('that one run does for all waits once', async () => {
    for (let asked = 0; asked < 3; asked += 1) await services.queue?.enqueue(services.db, trainModelsJob);
    expect(await countJobs(trainModelsJob.name)).toBe(1);
  });
});
