import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertProcess } from '#db/queries/process-heartbeat.ts';
import { addWebhook } from '#domain/accounts/webhook/manage-webhooks.ts';
import { newId } from '#platform/id.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { openSite } from '#tests/support/site.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/webhook-server.ts';
import { watchProcesses } from './watch-processes.ts';

let test: TestServices;
let office: Office;
let server: WebhookServer;
beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
  office = await openOffice(test.services);
  server = await startWebhookServer();
});
afterAll(async () => {
  await server.close();
  await test.close();
});

const now = () => test.services.clock.now();
const beat = (kind: 'web' | 'worker', ago: { startMs: number; seenMs: number }) =>
  insertProcess(test.services.db, {
    id: newId(),
    kind,
    host: 'box-1',
    pid: 1,
    build: null,
    release: '0001',
    startedAt: new Date(now().getTime() - ago.startMs),
    seenAt: new Date(now().getTime() - ago.seenMs),
    endedAt: null,
    diskFree: null,
    diskSize: null,
  });
const add = (who: string) =>
  addWebhook(test.services, {
    owner: { operatorId: office.id(who) },
    url: `${server.origin}/${who}`,
    events: ['alert.opened', 'alert.closed'],
  });
const emailed = (who: string) =>
  server.received.filter(({ path }) => path === `/${who}`).map(({ body }) => body.type);

it('an operator’s program is notified by a web process that no worker is left, once, and once when one is back', async () => {
  const { secret } = await add('owner');
  await add('support');
  test.setNow(new Date(now().getTime() + MINUTE_MS));
  await beat('worker', { startMs: 10 * MINUTE_MS, seenMs: 26_000 });
  await beat('web', { startMs: 10 * MINUTE_MS, seenMs: 0 });
  await Promise.all([watchProcesses(test.services), watchProcesses(test.services)]);
  await watchProcesses(test.services);
  expect([emailed('owner'), emailed('support')]).toEqual([['alert.opened'], []]);
  const [message] = server.received;
  expect(message?.isSignedWith(secret)).toBe(true);
  expect(message?.body.data).toMatchObject({
    alert: 'process_silent',
    severity: 'critical',
    facts: { process: 'worker', host: 'box-1' },
    path: '/office/jobs',
  });
  await beat('worker', { startMs: 0, seenMs: 0 });
  await watchProcesses(test.services);
  await watchProcesses(test.services);
  expect(emailed('owner')).toEqual(['alert.opened', 'alert.closed']);
  expect(server.received.at(-1)?.body.data.alert_id).toBe(message?.body.data.alert_id);
});

it('no address of a member may be one of alerts, also not in the database', async () => {
  const { member } = await makeMember(test.services);
  const owner = { accountId: member.id, brand: member.brand };
  await expect(
    addWebhook(test.services, { owner, url: `${server.origin}/member`, events: ['alert.opened'] }),
  ).rejects.toThrow();
});
