import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noteWebhookFailure } from '#db/queries/webhook-delivery.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { addOrderEvents } from '#tests/support/webhook-rows.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/webhook-server.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { MAX_SENDS_A_RUN, MAX_WAITING, SENDS_PER_ADDRESS } from './webhook-limits.ts';

/** What waits for many addresses at once: no one of them holds up the others, and no queue grows without end. */

let test: TestServices;
let site: Site;
let server: WebhookServer;
let now = new Date('2026-11-20T04:00:00Z');
beforeAll(async () => {
  test = await testServices();
  test.setNow(now);
  site = await openSite(test.services);
  server = await startWebhookServer();
});
afterAll(async () => {
  await server.close();
  await test.close();
});
beforeEach(async () => {
  await query('delete from webhook_endpoint; delete from webhook_event');
  server.received.length = 0;
  server.be(200);
  later(60);
});

const query = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;
function later(minutes: number): void {
  now = minutesAfter(now, minutes);
  test.setNow(now);
}

/** A member with an address, to which as many events of an order are sent as the test asks for. */
async function listener(path: string, events: number) {
  const { member } = await makeMember(test.services);
  await addOrderEvents(test.services, { site, member, url: `${server.origin}/${path}`, events });
}
const arrived = (path: string) => server.received.filter((message) => message.path === path).length;

describe('an address that fails', () => {
  it('is left alone for a minute after a few attempts, while all of another address arrives', async () => {
    server.beAt('/broken', 500);
    await listener('broken', 40);
    await listener('good', 40);
    await sendWebhooks(test.services);
    expect([arrived('/broken'), arrived('/good')]).toEqual([SENDS_PER_ADDRESS, 40]);
    await sendWebhooks(test.services);
    expect(arrived('/broken')).toBe(SENDS_PER_ADDRESS);
    server.beAt('/broken', 200);
    later(2);
    await sendWebhooks(test.services);
    expect(arrived('/broken')).toBe(SENDS_PER_ADDRESS + 40);
  });
});

describe('attempts that fail at once', () => {
  it('take the address before any of its deliveries, so that no two stand in each other’s way', async () => {
    server.be(500);
    await listener('twice', 20);
    await sendWebhooks(test.services);
    const [{ id }] = await query('select id from webhook_endpoint');
    const until = minutesAfter(now, 30);
    const holder = await test.services.db.$client.connect();
    await holder.query('begin');
    await holder.query('select 1 from webhook_endpoint where id = $1 for update', [id]);
    const noted = noteWebhookFailure(test.services.db, id, { since: now, until });
    const waiting = `select count(*)::int from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and not granted`;
    await expect.poll(async () => (await query(waiting))[0].count, { timeout: 10_000 }).toBe(1);
    const free = await holder.query(
      'select 1 from webhook_delivery where endpoint_id = $1 for update nowait',
      [id],
    );
    expect(free.rowCount).toBe(20);
    await holder.query('commit');
    holder.release();
    await noted;
    const put = await query(`select distinct next_attempt_at from webhook_delivery where status = 'queued'`);
    expect(put).toEqual([{ next_attempt_at: until }]);
  });
});

describe('the queue of an address', () => {
  it('takes no more than its limit, and the log says of the rest that it was not sent', async () => {
    server.be(500);
    await listener('full', MAX_WAITING + 30);
    await sendWebhooks(test.services);
    const counts = await query(
      'select status, last_error is null as silent, count(*)::int from webhook_delivery group by 1, 2 order by 1, 2',
    );
    const dropped = counts.filter(({ status }) => status === 'dropped');
    expect(dropped).toEqual([{ status: 'dropped', silent: false, count: expect.any(Number) }]);
    const waiting = counts
      .filter(({ status }) => status === 'queued')
      .reduce((sum, row) => sum + row.count, 0);
    expect(waiting).toBeGreaterThanOrEqual(MAX_WAITING);
    expect(waiting + dropped[0].count).toBe(MAX_WAITING + 30);
    expect(waiting).toBeLessThan(MAX_WAITING + 20);
  });

  it('is worked off over several runs, each of a bounded length, with everything once', async () => {
    await listener('long', MAX_SENDS_A_RUN + 50);
    expect(await sendWebhooks(test.services)).toMatchObject({ sent: MAX_SENDS_A_RUN });
    await sendWebhooks(test.services);
    expect(arrived('/long')).toBe(MAX_SENDS_A_RUN + 50);
    expect(new Set(server.received.map(({ id }) => id)).size).toBe(MAX_SENDS_A_RUN + 50);
  });
});
