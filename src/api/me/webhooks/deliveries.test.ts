import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendWebhooks } from '#domain/accounts/webhook/send-webhooks.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { addOrderEvents } from '#tests/support/webhook-rows.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/webhook-server.ts';
import { webhookDeliveriesContract } from './deliveries.contract.ts';

let test: TestServices;
let site: Site;
let server: WebhookServer;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  server = await startWebhookServer();
});
afterAll(async () => {
  await server.close();
  await test.close();
});
const ask = (token: string | null, query = '') =>
  callApi(test.services, { path: `/me/webhooks/deliveries${query}`, token });

describe('200', () => {
  it('lists what was sent and what waits, by pages, to its owner alone', async () => {
    const { token, member } = await makeMember(test.services);
    const url = `${server.origin}/log`;
    await addOrderEvents(test.services, { site, member, url, events: 3 });
    await sendWebhooks(test.services);
    const first = await ask(token, '?per_page=2');
    const rows = webhookDeliveriesContract.data.parse(first.data);
    expect(first.meta).toMatchObject({ page: 1, per_page: 2, total: 3, last_page: 2 });
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      url,
      event: 'order.paid',
      status: 'sent',
      attempts: 1,
      answer_status: 200,
    });
    expect(server.received.map(({ id }) => id)).toContain(rows[0]?.id);
    expect((await ask(token, '?per_page=2&page=2')).data).toHaveLength(1);
    expect((await ask((await makeMember(test.services)).token)).data).toEqual([]);
  });
});

describe('302', () => {
  it('asks for a login', async () => expect((await ask(null)).http_code).toBe(302));
});

describe('422', () => {
  it('for a page that is none', async () => {
    const { token } = await makeMember(test.services);
    expect((await ask(token, '?page=0')).http_code).toBe(422);
  });
});
