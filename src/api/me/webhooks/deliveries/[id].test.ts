import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendWebhooks } from '#domain/accounts/webhook/send-webhooks.ts';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { addOrderEvents } from '#tests/support/webhook-rows.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/webhook-server.ts';
import { webhookDeliveriesContract } from '../deliveries.contract.ts';

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
const resend = (token: string | null, id: string) =>
  callApi(test.services, { path: `/me/webhooks/deliveries/${id}`, method: 'POST', token, body: {} });

/** A delivery that has arrived once. */
async function arrived() {
  const { token, member } = await makeMember(test.services);
  await addOrderEvents(test.services, { site, member, url: `${server.origin}/${member.id}` });
  await sendWebhooks(test.services);
  const { data } = await callApi(test.services, { path: '/me/webhooks/deliveries', token });
  const id = webhookDeliveriesContract.data.parse(data)[0]?.id ?? '';
  const times = () => server.received.filter((message) => message.id === id).length;
  expect(times()).toBe(1);
  return { token, member, id, times };
}

describe('200', () => {
  it('sends a delivery once more under the same id, by which the program knows that it has had it', async () => {
    const { token, id, times } = await arrived();
    expect((await resend(token, id)).http_code).toBe(200);
    await sendWebhooks(test.services);
    expect(times()).toBe(2);
    const [first, second] = server.received.filter((message) => message.id === id);
    expect(second?.body).toEqual(first?.body);
    await sendWebhooks(test.services);
    expect(times()).toBe(2);
  });
});

describe('302', () => {
  it('asks for a login', async () => expect((await resend(null, newId())).http_code).toBe(302));
});

describe('404', () => {
  it('for a delivery of another member, for none, and at an address that was disabled', async () => {
    const { token, id, times, member } = await arrived();
    expect((await resend((await makeMember(test.services)).token, id)).http_code).toBe(404);
    expect((await resend(token, newId())).http_code).toBe(404);
    await test.services.db.$client.query(
      'update webhook_endpoint set disabled_at = created_at where account_id = $1',
      [member.id],
    );
    expect((await resend(token, id)).http_code).toBe(404);
    await sendWebhooks(test.services);
    expect(times()).toBe(1);
  });
});
