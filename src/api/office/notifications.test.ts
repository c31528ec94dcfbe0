import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPushKeys } from '#domain/accounts/push/push-keys.ts';
import { SITE_ALERTS } from '#i18n/alert-text.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { callOffice, lastDetail, type Office, openOffice } from '#tests/support/office.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { startWebhookServer } from '#tests/support/webhook-server.ts';
import { notificationsContract } from './notifications.contract.ts';
import { tryPushContract } from './trials/push.contract.ts';

let test: TestServices;
let office: Office;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
  const { publicKey } = await readPushKeys(test.services);
  service = await startPushService(() => publicKey);
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const show = async (who: string) =>
  notificationsContract.data.parse((await office.get('/notifications', who)).data);
const devices = async (who: string) => (await show(who)).devices.map(({ endpoint }) => endpoint);
const allow = (body: object, who: string | null) => office.post('/notifications/devices', body, who);
const CHOICE = { by_email: false, by_push: true, zone: 'Asia/Ho_Chi_Minh', quiet: null };

describe('how an operator is notified', () => {
  it('200: is by e-mail at any hour until they choose, of what their role may do something about', async () => {
    const { server_key: key, kinds, ...shown } = await show('owner');
    expect(shown).toEqual({
      by_email: true,
      by_push: false,
      zone: 'Asia/Taipei',
      quiet: null,
      devices: [],
      webhooks: 0,
    });
    expect(key).toMatch(/^[\w-]{87}$/);
    expect(kinds.map(({ kind }) => kind)).toEqual(SITE_ALERTS);
    expect(kinds.filter(({ is_urgent: isUrgent }) => isUrgent).map(({ kind }) => kind)).toEqual([
      'process_silent',
      'clock_wrong',
      'disk_full',
      'audit_broken',
      'ledger_gap',
      'books_open',
    ]);
    expect((await show('finance')).kinds.map(({ kind }) => kind)).toEqual(['books_open', 'transfers_late']);
    expect((await show('content')).kinds).toEqual([]);
  });

  it('200: is what they chose, and no one else’s choice', async () => {
    const quiet = { from: '22:30', until: '07:05' };
    const { data } = await office.post('/notifications', { ...CHOICE, quiet }, 'analyst');
    expect(data).toMatchObject({ ...CHOICE, quiet });
    expect(await show('analyst')).toMatchObject({ ...CHOICE, quiet });
    expect(await lastDetail(test.services, 'operator.chose_notices')).toMatchObject({ quiet_from: 1350 });
    expect(await show('owner')).toMatchObject({ by_email: true, quiet: null });
    expect((await office.post('/notifications', CHOICE, 'analyst')).data).toMatchObject({ quiet: null });
  });

  it('200: counts the webhooks that receive alerts', async () => {
    const server = await startWebhookServer();
    await office.post('/webhooks', { url: `${server.origin}/a`, events: ['alert.opened'] }, 'owner');
    await office.post('/webhooks', { url: `${server.origin}/b`, events: ['order.paid'] }, 'owner');
    expect((await show('owner')).webhooks).toBe(1);
    await server.close();
  });

  it('422: is not in a zone that does not exist, nor quiet at no time or all day', async () => {
    for (const change of [
      { zone: 'Mars/Olympus' },
      { zone: '+08:00' },
      { quiet: { from: '24:00', until: '07:00' } },
      { quiet: { from: '07:00', until: '07:00' } },
      { by_email: 'yes' },
      { more: 1 },
    ])
      expect((await office.post('/notifications', { ...CHOICE, ...change }, 'owner')).http_code).toBe(422);
    expect(await show('owner')).toMatchObject({ by_email: true, zone: 'Asia/Taipei' });
  });
});

describe('the devices of an operator', () => {
  it('200: are allowed once however often it is said, and end', async () => {
    const browser = service.newBrowser();
    await allow(browser, 'owner');
    expect((await allow(browser, 'owner')).http_code).toBe(200);
    const [device, ...more] = (await show('owner')).devices;
    expect([device?.endpoint, more]).toEqual([browser.endpoint, []]);
    expect(await lastDetail(test.services, 'operator.allowed_device')).toEqual({
      host: new URL(service.origin).host,
    });
    // The same browser of a colleague is theirs.
    await allow(browser, 'finance');
    expect([await devices('owner'), await devices('finance')]).toEqual([[], [browser.endpoint]]);
    const own = (await show('finance')).devices[0]?.id;
    expect((await office.post(`/notifications/devices/${own}/removal`, {}, 'owner')).http_code).toBe(404);
    expect((await office.post(`/notifications/devices/${own}/removal`, {}, 'finance')).http_code).toBe(200);
    expect((await office.post(`/notifications/devices/${own}/removal`, {}, 'finance')).http_code).toBe(404);
    expect(await devices('finance')).toEqual([]);
  });

  it('422: lie at no address inside a network outside test mode, and have keys', async () => {
    const live = { ...test.services, env: { ...test.services.env, APP_MODE: 'demo' as const } };
    const good = service.newBrowser();
    for (const endpoint of [good.endpoint, 'https://169.254.169.254/x', 'https://intranet/x']) {
      const call = { method: 'POST', body: { ...good, endpoint }, token: office.token('owner') };
      const answer = await callOffice(live, '/notifications/devices', call);
      expect([endpoint, answer.http_code]).toEqual([endpoint, 422]);
    }
    expect((await allow({ ...good, keys: { ...good.keys, auth: 'short' } }, 'owner')).http_code).toBe(422);
    expect(await devices('owner')).toEqual([]);
  });

  it('302: are no one’s who is not signed in', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await allow(service.newBrowser(), null)).http_code).toBe(302);
    for (const path of ['/notifications', `/notifications/devices/${id}/removal`, '/trials/push'])
      expect((await office.post(path, path === '/notifications' ? CHOICE : {}, null)).http_code).toBe(302);
    expect((await office.get('/notifications', null)).http_code).toBe(302);
  });
});

describe('POST /office/trials/push', () => {
  const tryOut = async (who: string) =>
    tryPushContract.data.parse((await office.post('/trials/push', {}, who)).data).devices;

  it('200: reaches each of the operator’s own devices, says what a push service answers, and forgets a device that is gone', async () => {
    expect(await tryOut('second_owner')).toEqual([]);
    const [here, gone, other] = [service.newBrowser(), service.newBrowser(), service.newBrowser()];
    await allow(here, 'second_owner');
    await allow(gone, 'second_owner');
    await allow(other, 'finance');
    service.forget(gone);
    service.received.length = 0;
    expect((await tryOut('second_owner')).map(({ outcome }) => outcome)).toEqual(['sent', 'gone']);
    expect(service.received.map(({ endpoint, payload }) => [endpoint, payload.path])).toEqual([
      [here.endpoint, '/office/notifications'],
    ]);
    expect(await devices('second_owner')).toEqual([here.endpoint]);
    expect(await lastDetail(test.services, 'setting.tried_push')).toEqual({
      is_good: false,
      devices: 2,
      sent: 1,
    });
    service.be({ status: 403 });
    expect(await tryOut('second_owner')).toMatchObject([{ outcome: 'refused', error: 'status 403' }]);
    service.be('away');
    expect((await tryOut('second_owner')).map(({ outcome }) => outcome)).toEqual(['unreachable']);
    service.be('right');
  });

  it('429: five a minute', async () => {
    const codes = [];
    for (let count = 0; count < 6; count++)
      codes.push((await office.post('/trials/push', {}, 'support')).http_code);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
