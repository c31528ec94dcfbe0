import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendWebhooks } from '#domain/accounts/webhook/send-webhooks.ts';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { lastDetail, type Office, openOffice } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/webhook-server.ts';
import { officeWebhookDeliveriesContract } from './webhook-deliveries.contract.ts';
import { addOfficeWebhookContract, officeWebhooksContract } from './webhooks.contract.ts';

let test: TestServices;
let site: Site;
let office: Office;
let server: WebhookServer;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  office = await openOffice(test.services);
  server = await startWebhookServer();
});
afterAll(async () => {
  await server.close();
  await test.close();
});

async function add(who: string) {
  const body = { url: `${server.origin}/${who}`, events: ['order.paid'] };
  return addOfficeWebhookContract.data.parse((await office.post('/webhooks', body, who)).data);
}
const list = async (who: string) =>
  officeWebhooksContract.data.parse((await office.get('/webhooks', who)).data);
const log = async (who: string) =>
  officeWebhookDeliveriesContract.data.parse((await office.get('/webhook-deliveries', who)).data);
const times = (who: string) => server.received.filter(({ path }) => path === `/${who}`).length;

describe('a webhook of an operator', () => {
  it('receives a paid order of their brand, has a log, is sent again, disabled, resumed and removed, all of it theirs alone', async () => {
    const { secret, ...shown } = await add('finance');
    const elsewhere = await add('orange');
    expect(await list('finance')).toEqual([shown]);
    expect(await lastDetail(test.services, 'webhook.made')).toMatchObject({ events: ['order.paid'] });
    const order = await site.order((await makeMember(test.services)).member, 'weekly');
    await confirmTransfer(test.services, {
      brand: 'blue',
      operatorId: office.id('finance'),
      orderId: order.id,
      money: { amount: order.amountDue, paidOn: '2026-11-01', reference: 'A' },
    });
    await sendWebhooks(test.services);
    expect([times('finance'), times('orange')]).toEqual([1, 0]);
    expect(server.received[0]?.isSignedWith(secret)).toBe(true);
    expect(server.received[0]?.isSignedWith(elsewhere.secret)).toBe(false);
    const [delivery] = await log('finance');
    expect(delivery).toMatchObject({ event: 'order.paid', status: 'sent', answer_status: 200 });
    expect(await log('orange')).toEqual([]);

    const retry = `/webhook-deliveries/${delivery?.id}/retry`;
    expect((await office.post(retry, {}, 'orange')).http_code).toBe(404);
    expect((await office.post(retry, {}, 'finance')).http_code).toBe(200);
    server.be(410);
    await sendWebhooks(test.services);
    expect(times('finance')).toBe(2);
    expect((await list('finance'))[0]?.disabled_at).not.toBeNull();
    const mails = "select recipient from outbox where template = 'webhook-disabled'";
    expect((await test.services.db.$client.query(mails)).rows).toEqual([
      { recipient: office.email('finance') },
    ]);

    for (const action of ['resumption', 'removal'])
      expect((await office.post(`/webhooks/${shown.id}/${action}`, {}, 'orange')).http_code).toBe(404);
    expect((await office.post(`/webhooks/${shown.id}/resumption`, {}, 'finance')).data).toEqual(shown);
    expect((await office.post(`/webhooks/${shown.id}/removal`, {}, 'finance')).http_code).toBe(200);
    expect([await list('finance'), await log('finance')]).toEqual([[], []]);
    expect(await lastDetail(test.services, 'webhook.removed')).toMatchObject({ events: ['order.paid'] });
    server.be(200);
  });

  it('is none of what is not there, nor inside a network, and there are five at most', async () => {
    expect((await office.post(`/webhooks/${newId()}/removal`, {})).http_code).toBe(404);
    expect((await office.post(`/webhooks/${newId()}/resumption`, {})).http_code).toBe(404);
    expect((await office.post(`/webhook-deliveries/${newId()}/retry`, {})).http_code).toBe(404);
    expect((await office.get('/webhook-deliveries?page=0')).http_code).toBe(422);
    const inside = { url: 'https://192.168.0.1/in', events: ['order.paid'] };
    expect((await office.post('/webhooks', inside)).http_code).toBe(422);
    for (let index = 0; index < 5; index += 1) await add('support');
    const sixth = { url: `${server.origin}/support`, events: ['order.paid'] };
    expect((await office.post('/webhooks', sixth, 'support')).http_code).toBe(409);
    expect((await office.post('/webhooks', sixth, null)).http_code).toBe(302);
    for (const path of ['/webhooks', '/webhook-deliveries'])
      expect((await office.get(path, null)).http_code).toBe(302);
  });

  it('sends nothing to an operator who has lost their access', async () => {
    await add('second_owner');
    await test.services.db.$client.query("update operator set status = 'disabled' where id = $1", [
      office.id('second_owner'),
    ]);
    const order = await site.order((await makeMember(test.services)).member, 'weekly');
    await confirmTransfer(test.services, {
      brand: 'blue',
      operatorId: office.id('finance'),
      orderId: order.id,
      money: { amount: order.amountDue, paidOn: '2026-11-01', reference: 'B' },
    });
    await sendWebhooks(test.services);
    expect([times('second_owner'), times('support')]).toEqual([0, 5]);
  });
});
