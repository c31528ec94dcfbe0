import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '#domain/accounts/session/create-session.ts';
import { PUSH_KINDS } from '#terms/push-kinds.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { pushContract } from './push.contract.ts';

let test: TestServices;
let own: MadeMember;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  test = await testServices();
  service = await startPushService(() => '');
  own = await makeMember(test.services, { planDays: 30 });
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const call = (method: string, body?: object, token: string | null = own.token, services = test.services) =>
  callApi(services, { method, path: '/me/push', token, ...(body ? { body } : {}) });
const dataOf = async (answer: ReturnType<typeof call>) => pushContract.data.parse((await answer).data);
const count = async () => {
  const { rows } = await test.services.db.$client.query<{ n: number }>(
    'select count(*)::int as n from push_subscription',
  );
  return rows[0]?.n;
};

describe('200', () => {
  it('allows this browser, once however often it is said, chooses what it is notified of, and ends it', async () => {
    const before = await dataOf(call('GET'));
    expect(before.devices).toEqual([]);
    expect(before.server_key).toMatch(/^[\w-]{87}$/);
    const browser = service.newBrowser();
    await call('POST', browser);
    const { devices, kinds, server_key: key } = await dataOf(call('POST', browser));
    expect([devices.length, devices[0]?.is_this, key]).toEqual([1, true, before.server_key]);
    expect(kinds).not.toContain('started');
    expect((await dataOf(call('PATCH', { kinds: [...PUSH_KINDS] }))).kinds).toEqual(PUSH_KINDS);
    expect((await dataOf(call('DELETE', { id: devices[0]?.id }))).devices).toEqual([]);
  });

  it('a browser belongs to the member who allowed it last', async () => {
    const browser = service.newBrowser();
    await call('POST', browser);
    const next = await makeMember(test.services);
    expect((await dataOf(call('POST', browser, next.token))).devices).toHaveLength(1);
    expect((await dataOf(call('GET'))).devices).toEqual([]);
  });

  it('five devices are notified, and a sixth takes the place of the oldest', async () => {
    const { member } = await makeMember(test.services);
    const about = { accountId: member.id, brand: 'blue', method: 'password', clientIp: '127.0.0.1' } as const;
    const first = service.newBrowser();
    for (let index = 0; index < 6; index += 1) {
      test.setNow(new Date(Date.now() + index * 1000));
      const now = test.services.clock.now();
      const { token } = await test.services.db.transaction((tx) =>
        createSession(tx, { ...about, userAgent: null, now }),
      );
      await call('POST', index === 0 ? first : service.newBrowser(), token);
    }
    const { rows } = await test.services.db.$client.query<{ endpoint: string }>(
      'select endpoint from push_subscription where account_id = $1',
      [member.id],
    );
    expect(rows).toHaveLength(5);
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
  });

  it('the export names the devices without their secrets, and the deletion of the account removes them', async () => {
    const { token, member } = await makeMember(test.services);
    const browser = service.newBrowser();
    await call('POST', browser, token);
    const { data } = await callApi(test.services, { path: '/me/export', token });
    expect(data).toMatchObject({
      more: { push_subscription: [{ endpoint: browser.endpoint }], push_setting: [{ brand: 'blue' }] },
    });
    expect(JSON.stringify(data)).not.toContain(browser.keys.auth);
    const before = (await count()) ?? 0;
    await callApi(test.services, { method: 'DELETE', path: '/me', body: { email: member.email }, token });
    expect(await count()).toBe(before - 1);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', service.newBrowser()],
      ['PATCH', { kinds: [] }],
      ['DELETE', { id }],
    ] as const)
      expect((await call(method, body, null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('ends no device of another member, and none twice', async () => {
    const { devices } = await dataOf(call('POST', service.newBrowser()));
    const body = { id: devices[0]?.id };
    const stranger = await makeMember(test.services);
    expect((await call('DELETE', body, stranger.token)).http_code).toBe(404);
    expect((await call('DELETE', body)).http_code).toBe(200);
    expect((await call('DELETE', body)).http_code).toBe(404);
  });
});

describe('422', () => {
  const good = () => service.newBrowser();

  it('takes no address inside a network outside test mode, and nothing of it is stored', async () => {
    const live = { ...test.services, env: { ...test.services.env, APP_MODE: 'demo' as const } };
    const before = await count();
    for (const endpoint of [
      good().endpoint,
      'https://127.0.0.1/x',
      'https://169.254.169.254/latest',
      'https://[::1]/x',
      'http://fcm.googleapis.com/x',
      'https://intranet/x',
    ]) {
      const answer = await call('POST', { ...good(), endpoint }, own.token, live);
      expect([endpoint, answer.http_code]).toEqual([endpoint, 422]);
      expect(answer.messages).toHaveProperty('input_validates.endpoint');
    }
    expect(await count()).toBe(before);
  });

  it('takes no keys that are none, and no kinds that do not exist', async () => {
    const browser = good();
    const keys = { ...browser.keys, auth: 'short' };
    expect((await call('POST', { ...browser, keys })).http_code).toBe(422);
    const before = await count();
    // As long as a key, but no point of the curve: nothing could be encrypted for it.
    for (const p256dh of ['A'.repeat(87), `${browser.keys.p256dh.slice(0, -4)}AAAA`]) {
      const answer = await call('POST', { ...browser, keys: { ...browser.keys, p256dh } });
      expect([p256dh, answer.http_code]).toEqual([p256dh, 422]);
      expect(answer.messages).toHaveProperty(['input_validates', 'keys.p256dh']);
    }
    expect(await count()).toBe(before);
    expect((await call('PATCH', { kinds: ['odds'] })).http_code).toBe(422);
    expect((await call('DELETE', { id: 'x' })).http_code).toBe(422);
  });
});
