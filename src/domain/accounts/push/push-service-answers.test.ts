import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveNoticeSettings } from '#domain/accounts/notice/notice-settings.ts';
import { PUSH_KINDS } from '#terms/push-kinds.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy, minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { publishThreePicks } from '#tests/support/three-picks.ts';
import { readPushKeys } from './push-keys.ts';
import { allowDevice, choosePushKinds } from './push-settings.ts';
import { sendPushes } from './send-pushes.ts';

let test: TestServices;

let service: Awaited<ReturnType<typeof startPushService>>;

let serverKey = '';

let now = new Date('2016-11-01T04:00:00Z');

beforeAll(async () => {
  test = await testServices();
  await addPolicy(test.services);
  serverKey = (await readPushKeys(test.services)).publicKey;
  service = await startPushService(() => serverKey);
});

afterAll(async () => {
  await test.close();
  await service.close();
});

/** Each test has days and devices of its own. */
beforeEach(async () => {
  await test.services.db.$client.query('delete from push_subscription; update push_event set spread_at = at');
  service.received.length = 0;
  service.be('right');
  goTo(minutesAfter(now, 4 * 1440));
});

function goTo(at: Date): void {
  now = at;
  test.setNow(at);
}

const later = (minutes: number) => goTo(minutesAfter(now, minutes));

const send = () => sendPushes(test.services);

const titles = () => service.received.map(({ payload }) => payload.title);

/** A member with a plan who is notified of all matches on one device. */
async function listener(options: { planDays?: number; scope?: 'all' | 'favourites' } = {}) {
  const { planDays = 60, scope = 'all' } = options;
  const made = await makeMember(test.services, planDays > 0 ? { planDays } : {});
  await saveNoticeSettings(test.services, { member: made.member, changes: { scope } });
  const browser = service.newBrowser();
  await allow(made.member, browser);
  await choosePushKinds(test.services, { member: made.member, kinds: PUSH_KINDS });
  later(1);
  return { ...made, browser };
}

type Made = Awaited<ReturnType<typeof listener>>;

const allow = (member: Made['member'], browser: Made['browser']) =>
  allowDevice(test.services, {
    member,
    endpoint: browser.endpoint,
    publicKey: browser.keys.p256dh,
    authSecret: browser.keys.auth,
  });

const publish = () => publishThreePicks(test.services);

const deliveries = async () => {
  const { rows } = await test.services.db.$client.query<{ status: string; n: number }>(
    'select status, count(*)::int as n from push_delivery group by status order by status',
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
};

describe('a push service', () => {
  it('that knows a device no more is never asked about it again', async () => {
    const { browser } = await listener();
    await publish();
    service.forget(browser);
    await send();
    const asked = service.asked();
    later(60);
    await publish();
    await send();
    expect(service.asked()).toBe(asked);
    const { rows } = await test.services.db.$client.query('select 1 from push_subscription');
    expect(rows).toEqual([]);
  });

  it('that asks for a wait is left alone that long', async () => {
    await listener();
    await publish();
    service.be({ status: 429, headers: { 'Retry-After': '1800' } });
    await send();
    const asked = service.asked();
    service.be('right');
    later(29);
    await send();
    expect(service.asked()).toBe(asked);
    later(2);
    await send();
    expect(titles()).toEqual(['3 new picks']);
  });

  it('that is away is tried again with longer and longer waits, until it is no news any more', async () => {
    await listener();
    await publish();
    service.be('away');
    await send();
    later(1);
    await send();
    expect(await deliveries()).toEqual({ queued: 3 });
    service.be('right');
    later(6);
    await send();
    expect(titles()).toEqual(['3 new picks']);
    await publish();
    service.be('away');
    await send();
    later(601);
    service.be('right');
    await send();
    expect(titles().filter((title) => title.includes('new'))).toHaveLength(1);
  });

  it('that refuses a message for good is not asked again, nor where it leads elsewhere', async () => {
    await listener();
    await publish();
    service.be({ status: 307, headers: { Location: `${service.origin}/elsewhere` } });
    const before = service.asked();
    await send();
    expect([service.asked() - before, await deliveries()]).toEqual([1, { failed: 3 }]);
  });

  it('is notified once by four workers at once', async () => {
    await listener();
    await publish();
    await Promise.all([1, 2, 3, 4].map(send));
    await send();
    expect(titles()).toEqual(['3 new picks']);
  });
});
