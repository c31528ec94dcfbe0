import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addWebhook } from '#domain/accounts/webhook/manage-webhooks.ts';
import { createClock } from '#platform/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { openAlertedOffice } from '#tests/support/alerted-office.ts';
import { plainTextOf, startMailServer } from '#tests/support/mail-server.ts';
import type { Browser } from '#tests/support/push-service.ts';
import { startWebhookServer } from '#tests/support/webhook-server.ts';
import { createReport } from './start-heartbeats.ts';

let site: Awaited<ReturnType<typeof openAlertedOffice>>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let program: Awaited<ReturnType<typeof startWebhookServer>>;
let device: Browser;

beforeAll(async () => {
  mail = await startMailServer();
  program = await startWebhookServer();
  site = await openAlertedOffice({ SMTP_URL: mail.url });
  await site.choose('owner', { byEmail: true, byPush: true, quiet: { from: 0, until: 1439 } });
  device = await site.allow('owner');
  await addWebhook(site.test.services, {
    owner: { operatorId: site.office.id('owner') },
    url: `${program.origin}/alerts`,
    events: ['alert.opened', 'alert.closed', 'order.paid'],
  });
});
afterAll(async () => {
  await Promise.all([site.close(), mail.close(), program.close()]);
});
beforeEach(async () => {
  await query('delete from process_beat');
  await query('update operator_alert set closed_at = opened_at where closed_at is null');
  mail.received.length = 0;
  program.received.length = 0;
  site.service.received.length = 0;
});

const query = async (text: string, values: unknown[] = []) =>
  (await site.test.services.db.$client.query(text, values)).rows;

/** A process on a machine whose clock is wrong by so much when it starts. */
function startProcess(kind: 'web' | 'worker', wrongMs: number) {
  let step = wrongMs;
  const clock = createClock({
    wallMs: () => Date.now() + step,
    steadyMs: () => performance.now(),
    uptimeMs: () => performance.now(),
  });
  const process = createReport({ ...site.test.services, clock }, clock, { kind, build: null });
  return {
    ...process,
    clock,
    setWrong: (ms: number) => {
      step = ms;
    },
  };
}

/** What the owner has heard of, and on which way. */
const heard = () => ({
  emails: mail.received.filter(({ to }) => to.includes(site.office.email('owner'))).length,
  devices: site.pushedTo(device),
  programs: program.received.map(({ body }) => [body.type, body.data.alert]),
});
const BEGAN = [['alert.opened', 'clock_wrong']];

it.each([3 * HOUR_MS, -3 * HOUR_MS])(
  'a clock that is wrong from the start by %i ms is told on every way, once, by the process itself where it is the only one',
  async (wrongMs) => {
    const worker = startProcess('worker', wrongMs);
    await worker.report();
    await worker.report();
    expect(heard()).toMatchObject({ emails: 1, programs: BEGAN });
    expect(heard().devices).toHaveLength(1);
    const [email] = mail.received;
    expect(plainTextOf(email?.source ?? '').replaceAll(/\s+/g, ' ')).toMatch(/180/);
    worker.setWrong(0);
    await worker.report();
    await worker.report();
    expect(heard()).toMatchObject({ emails: 2, programs: [...BEGAN, ['alert.closed', 'clock_wrong']] });
    expect(heard().devices).toHaveLength(2);
    expect(worker.clock.isTrusted?.()).toBe(true);
  },
);

it('what else waits does not leave, and nothing is deleted, while the time is in doubt', async () => {
  await query(
    `insert into outbox (id, brand, recipient, template, locale, subject, body_html, body_text, status, attempts, next_attempt_at, created_at)
     select gen_random_uuid(), brand, 'someone@example.com', 'order-created', locale, 'x', 'x', 'x', 'queued', 0, created_at, created_at from outbox limit 1`,
  );
  const worker = startProcess('worker', 400 * 24 * HOUR_MS);
  await worker.report();
  expect(heard()).toMatchObject({ emails: 1, programs: BEGAN });
  expect(mail.received.flatMap(({ to }) => to)).not.toContain('someone@example.com');
  await worker.end();
});

it('a mail server that is away is asked again while no other worker is there', async () => {
  mail.refuse(451);
  const worker = startProcess('worker', 3 * HOUR_MS);
  await worker.report();
  expect(heard().emails).toBe(0);
  mail.refuse(null);
  await query(
    "update outbox set next_attempt_at = next_attempt_at - interval '1 minute' where status = 'queued'",
  );
  await worker.report();
  expect(heard().emails).toBe(1);
  await worker.end();
});

it('is over when the process has ended, and when it is heard of no more', async () => {
  const web = startProcess('web', 0);
  for (const leave of ['ends', 'is killed'] as const) {
    const worker = startProcess('worker', 3 * HOUR_MS);
    await worker.report();
    await web.report();
    expect([leave, await openAlerts()]).toEqual([leave, ['clock_wrong']]);
    if (leave === 'ends') await worker.end();
    else
      await query("update process_beat set seen_at = seen_at - interval '26 seconds' where kind = 'worker'");
    await web.report();
    expect([leave, await openAlerts()]).toEqual([leave, []]);
  }
  expect(program.received.filter(({ body }) => body.type === 'alert.closed')).toHaveLength(2);
});

it('is reported for a web process too, and of a clock that is set wrong while a process lives', async () => {
  const web = startProcess('web', 0);
  await web.report();
  expect(await openAlerts()).toEqual([]);
  web.setWrong(20 * MINUTE_MS);
  await web.report();
  expect(await openAlerts()).toEqual(['clock_wrong']);
  web.setWrong(0);
  await web.report();
  expect(await openAlerts()).toEqual([]);
});

const openAlerts = async () =>
  (await query("select kind from operator_alert where closed_at is null and kind <> 'process_silent'")).map(
    ({ kind }) => kind,
  );
