import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MEMBER_WEBHOOK_EVENTS, type WebhookEvent } from '#terms/webhooks.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy, minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite } from '#tests/support/site.ts';
import { publishThreePicks } from '#tests/support/three-picks.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/webhook-server.ts';
import { addWebhook, listOwnDeliveries, listOwnWebhooks } from './manage-webhooks.ts';
import { sendWebhooks } from './send-webhooks.ts';

let test: TestServices;

let server: WebhookServer;

let now = new Date('2016-11-01T04:00:00Z');

beforeAll(async () => {
  test = await testServices();
  test.setNow(now);
  await openSite(test.services);
  await addPolicy(test.services);
  server = await startWebhookServer();
});

afterAll(async () => {
  await server.close();
  await test.close();
});

/** Each test has days and addresses of its own. */
beforeEach(async () => {
  await test.services.db.$client.query(
    'delete from webhook_endpoint; update webhook_event set spread_at = at',
  );
  server.received.length = 0;
  server.be(200);
  goTo(minutesAfter(now, 4 * 1440));
});

function goTo(at: Date): void {
  now = at;
  test.setNow(at);
}

const later = (minutes: number) => goTo(minutesAfter(now, minutes));

async function listener({
  planDays = 60,
  events = MEMBER_WEBHOOK_EVENTS,
}: {
  planDays?: number;
  events?: readonly WebhookEvent[];
} = {}) {
  const { member } = await makeMember(test.services, planDays > 0 ? { planDays } : {});
  const owner = { accountId: member.id, brand: member.brand };
  const made = await addWebhook(test.services, { owner, url: `${server.origin}/${member.id}`, events });
  later(1);
  return { member, owner, ...made };
}

const publish = () => publishThreePicks(test.services);

const log = async (owner: { readonly accountId: number }) =>
  (await listOwnDeliveries(test.services, { owner, page: 1, perPage: 100 })).rows.map(
    ({ delivery }) => delivery,
  );

describe('an address that may not receive events', () => {
  it.each([
    'http://example.com/hook',
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://10.0.0.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://0x7f.1/hook',
    'https://db.internal/hook',
    'https://user:word@example.com/hook',
    'ftp://example.com/hook',
    `https://example.com/${'x'.repeat(500)}`,
    'hook',
  ])('is refused: %s', async (url) => {
    const { member } = await makeMember(test.services);
    const owner = { accountId: member.id, brand: member.brand };
    await expect(addWebhook(test.services, { owner, url, events: ['order.paid'] })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await listOwnWebhooks(test.services, owner)).toEqual([]);
  });

  it('receives nothing on loopback outside of test mode, also where it was stored in test mode', async () => {
    const { owner } = await listener({ events: ['pick.published'] });
    await publish();
    const env = { ...test.services.env, APP_MODE: 'demo' as const };
    await sendWebhooks({ ...test.services, env });
    expect(server.received).toEqual([]);
    expect((await log(owner))[0]?.lastError).toBe('The address is not one of the public internet.');
  });
});
