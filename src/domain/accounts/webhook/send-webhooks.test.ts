import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { findOperatorByEmail } from '#db/queries/operator.ts';
import { startBreak } from '#domain/accounts/break/start-break.ts';
import { updateProfile } from '#domain/accounts/member/update-profile.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { decideCorrection } from '#domain/picks/grade/decide-correction.ts';
import { proposeCorrection } from '#domain/picks/grade/propose-correction.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import type { FeedOdds, FeedState } from '#feeds/feed.ts';
import { MEMBER_WEBHOOK_EVENTS, type WebhookEvent } from '#terms/webhooks.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy, goodOdds, minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { makeOperator } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { SMALL_SOURCE, smallState } from '#tests/support/small-season.ts';
import { publishThreePicks } from '#tests/support/three-picks.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/webhook-server.ts';
import {
  addWebhook,
  listOwnDeliveries,
  listOwnWebhooks,
  resendWebhook,
  resumeWebhook,
} from './manage-webhooks.ts';
import { sendWebhooks } from './send-webhooks.ts';

let test: TestServices;
let site: Site;
let server: WebhookServer;
let now = new Date('2016-11-01T04:00:00Z');

beforeAll(async () => {
  test = await testServices();
  test.setNow(now);
  site = await openSite(test.services);
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

const send = () => sendWebhooks(test.services);
const received = () => server.received.map(({ body }) => body.type);

/** The picks that messages of a type were about. */
const picksOf = (type: WebhookEvent) =>
  server.received.filter(({ body }) => body.type === type).map(({ body }) => String(body.data.pick_id));

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

async function ingest(facts: { states?: readonly FeedState[]; odds?: readonly FeedOdds[] }): Promise<void> {
  const batch = { games: [], states: [], odds: [], references: [], ...facts };
  await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, new Date('2100-01-01T00:00:00Z')));
}

/** Two operators agree that a pick's game ended by another score. */
async function correct(pick: string): Promise<void> {
  const final = { status: 'completed', homeScore: 1, awayScore: 1 } as const;
  const said = { pick, final, evidence: 'the report of the league', by: 'one' };
  const { proposalId } = await proposeCorrection(test.services, said);
  await decideCorrection(test.services, { proposalId, approved: true, note: 'checked', by: 'two' });
}

const log = async (owner: { readonly accountId: number }) =>
  (await listOwnDeliveries(test.services, { owner, page: 1, perPage: 100 })).rows.map(
    ({ delivery }) => delivery,
  );

describe('what a program receives', () => {
  it('follows a pick from its publication over its price to its result and a correction, once each, signed', async () => {
    const { secret } = await listener();
    const key = await publish();
    expect(await send()).toMatchObject({ sent: 3, other: 0 });
    expect(received()).toEqual(Array(3).fill('pick.published'));
    later(30);
    const worse = goodOdds(key, now).map((odds) => ({ ...odds, homeOdds: 1.2, phase: 'close' as const }));
    await ingest({ odds: worse.slice(0, 1) });
    await send();
    expect(received().at(-1)).toBe('pick.price_gone');
    const over = { gameKey: key, knownAt: minutesAfter(now, 690), status: 'completed' } as const;
    later(720);
    await ingest({ states: [smallState({ ...over, homeScore: 2, awayScore: 1 })] });
    await settlePicks(test.services);
    await send();
    expect(picksOf('pick.settled')).toHaveLength(3);
    await send();
    expect(received()).toHaveLength(7);
    later(60);
    for (const pick of picksOf('pick.settled')) await correct(pick);
    await send();
    await send();
    expect(picksOf('pick.corrected').toSorted()).toEqual(picksOf('pick.settled').toSorted());
    expect(received()).toHaveLength(10);
    expect(new Set(server.received.map(({ id }) => id)).size).toBe(10);
    expect(server.received.every((message) => message.isSignedWith(secret))).toBe(true);
    expect(server.received.every((message) => message.isSignedWith(`whsec_${btoa('x'.repeat(32))}`))).toBe(
      false,
    );
  });

  it('names a game and nothing of a bet', async () => {
    await listener();
    await publish();
    await send();
    for (const { body } of server.received) {
      expect(Object.keys(body).toSorted()).toEqual(['data', 'timestamp', 'type']);
      expect(Object.keys(body.data).toSorted()).toEqual(['event_id', 'league', 'pick_id', 'start_time']);
    }
  });

  it('of an order only its own member and the operators of its brand who see orders', async () => {
    const buyer = await listener({ planDays: 0 });
    await listener({ planDays: 0 });
    const addOperator = async (path: string, role: 'finance' | 'content', brands: readonly string[]) => {
      const { email } = await makeOperator(test.services, { role, brands });
      const operatorId = (await findOperatorByEmail(test.services.db, email))?.id ?? '';
      const url = `${server.origin}/${path}`;
      await addWebhook(test.services, { owner: { operatorId }, url, events: ['order.paid'] });
      return operatorId;
    };
    const cashier = await addOperator('finance', 'finance', ['blue']);
    await addOperator('content', 'content', ['blue']);
    await addOperator('orange', 'finance', ['orange']);
    later(1);
    const order = await site.order(buyer.member, 'weekly');
    await send();
    expect(received()).toEqual([]);
    await confirmTransfer(test.services, {
      brand: 'blue',
      operatorId: cashier,
      orderId: order.id,
      money: { amount: order.amountDue, paidOn: '2016-11-01', reference: 'A' },
    });
    await send();
    expect(server.received.map(({ path }) => path).toSorted()).toEqual(
      [`/${buyer.member.id}`, '/finance'].toSorted(),
    );
    expect(server.received[0]?.body).toMatchObject({
      type: 'order.paid',
      data: { order_id: order.id, order_no: order.orderNo, brand: 'blue' },
    });
  });

  it('nothing of picks without a plan, on a break, in stats-only mode, or from before the address was added', async () => {
    await listener({ planDays: 0 });
    const resting = await listener();
    await startBreak(test.services, { member: resting.member, days: 1 });
    const quiet = await listener();
    await updateProfile(test.services, quiet.member.id, { statsOnly: true });
    await publish();
    await listener();
    expect(await send()).toMatchObject({ sent: 0, other: 0 });
  });

  it('is asked again just before it leaves: a break that began meanwhile drops what waits', async () => {
    const { member, owner } = await listener();
    server.be(500);
    await publish();
    await send();
    await startBreak(test.services, { member, days: 1 });
    server.be(200);
    server.received.length = 0;
    later(2);
    await send();
    expect(received()).toEqual([]);
    expect((await log(owner)).map(({ status }) => status)).toEqual(Array(3).fill('dropped'));
  });
});

describe('an address that fails', () => {
  it('is tried again after growing waits, under the same id, and given up after seven attempts', async () => {
    const { owner } = await listener({ events: ['pick.published'] });
    server.be(503);
    await publish();
    const waits = [1, 5, 30, 120, 360, 720];
    await send();
    for (const wait of waits) {
      await send();
      later(wait + 1);
      await send();
    }
    const deliveries = await log(owner);
    expect(deliveries.map(({ status, attempts }) => [status, attempts])).toEqual(
      Array(3).fill(['failed', 7]),
    );
    expect(deliveries[0]).toMatchObject({ answerStatus: 503, lastError: 'the address answered 503' });
    expect(server.received).toHaveLength(21);
    expect(new Set(server.received.map(({ id }) => id)).size).toBe(3);
  });

  it('is sent once more when its owner says so, and by no one else', async () => {
    const { owner } = await listener({ events: ['pick.published'] });
    await publish();
    await send();
    const [delivery] = await log(owner);
    const id = delivery?.id ?? '';
    const other = { accountId: (await makeMember(test.services)).member.id };
    await expect(resendWebhook(test.services, { owner: other, id })).rejects.toThrow('no such delivery');
    await resendWebhook(test.services, { owner, id });
    await send();
    expect(server.received.filter((message) => message.id === id)).toHaveLength(2);
  });

  it('for three days receives nothing more, and its owner learns so by e-mail, once; it can be switched on again', async () => {
    const { owner, webhook, member } = await listener({ events: ['pick.published'] });
    server.be(500);
    await publish();
    await send();
    later(3 * 1440 + 1);
    await publish();
    await send();
    const [ended] = await listOwnWebhooks(test.services, owner);
    expect(ended?.disabledAt).not.toBeNull();
    const emails = "select * from outbox where template = 'webhook-disabled' and account_id = $1";
    expect((await test.services.db.$client.query(emails, [member.id])).rows).toHaveLength(1);
    expect((await log(owner)).every(({ status }) => status === 'failed')).toBe(true);
    server.received.length = 0;
    later(600);
    await publish();
    await send();
    expect(received()).toEqual([]);
    server.be(200);
    await resumeWebhook(test.services, { owner, id: webhook.id });
    later(600);
    await publish();
    await send();
    expect(received()).toHaveLength(3);
  });

  it('is ended at once by 410, and no redirect is followed', async () => {
    const { owner } = await listener({ events: ['pick.published'] });
    server.be(302, { Location: `${server.origin}/elsewhere` });
    await publish();
    await send();
    expect(server.received.map(({ path }) => path)).not.toContain('/elsewhere');
    expect((await log(owner))[0]).toMatchObject({ status: 'queued', answerStatus: 302 });
    server.be(410);
    later(2);
    await send();
    expect((await listOwnWebhooks(test.services, owner))[0]?.disabledAt).not.toBeNull();
  });

  it('that says much or closes without a word does no harm', async () => {
    const loud = await listener({ events: ['pick.published'] });
    server.be('endless');
    await publish();
    expect(await send()).toMatchObject({ sent: 3 });
    server.be('gone');
    const [delivery] = await log(loud.owner);
    await resendWebhook(test.services, { owner: loud.owner, id: delivery?.id ?? '' });
    expect(await send()).toMatchObject({ sent: 0, other: 1 });
    expect((await log(loud.owner)).filter(({ status }) => status === 'queued')).toHaveLength(1);
  });
});
