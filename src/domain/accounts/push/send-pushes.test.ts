import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { startBreak } from '#domain/accounts/break/start-break.ts';
import { addFavourite } from '#domain/accounts/favourite/add-favourite.ts';
import { updateProfile } from '#domain/accounts/member/update-profile.ts';
import { saveNoticeSettings } from '#domain/accounts/notice/notice-settings.ts';
import { endSession } from '#domain/accounts/session/sign-out.ts';
import { batchRows, teamIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { remindRenewals } from '#domain/money/subscription/remind-renewals.ts';
import { decideCorrection } from '#domain/picks/grade/decide-correction.ts';
import { proposeCorrection } from '#domain/picks/grade/propose-correction.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import type { FeedOdds, FeedState } from '#feeds/feed.ts';
import { PUSH_KINDS } from '#terms/push-kinds.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy, goodOdds, minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { insertSmallSeason, SMALL_SOURCE, smallState } from '#tests/support/small-season.ts';
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

async function ingest(due: { states?: readonly FeedState[]; odds?: readonly FeedOdds[] }): Promise<void> {
  const batch = { games: [], states: [], odds: [], references: [], ...due };
  await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, new Date('2100-01-01T00:00:00Z')));
}

const deliveries = async () => {
  const { rows } = await test.services.db.$client.query<{ status: string; n: number }>(
    'select status, count(*)::int as n from push_delivery group by status order by status',
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
};

describe('what is pushed', () => {
  it('follows a pick from its publication over its price and its start to its result, once each', async () => {
    const { browser } = await listener();
    const key = await publish();
    expect(await send()).toMatchObject({ sent: 1 });
    const [first] = service.received;
    expect(first).toMatchObject({
      endpoint: browser.endpoint,
      urgency: 'normal',
      payload: { title: '3 new picks', path: expect.stringMatching(/^\/en\/unstartedRecord\?open=/) },
    });
    // It is kept by the service no longer than the game is to come.
    expect(first?.ttlS).toBeGreaterThan(9 * 3600);
    expect(first?.ttlS).toBeLessThanOrEqual(600 * 60);
    later(30);
    const worse = goodOdds(key, now).map((odds) => ({ ...odds, homeOdds: 1.2, phase: 'close' as const }));
    await ingest({ odds: worse.slice(0, 1) });
    await send();
    expect(service.received.at(-1)).toMatchObject({
      urgency: 'high',
      payload: { title: 'The odds on a pick are now too low' },
    });
    later(575);
    await send();
    expect(titles().at(-1)).toBe('Matches with 3 picks have started');
    const over = smallState({
      gameKey: key,
      knownAt: minutesAfter(now, 90),
      homeScore: 2,
      awayScore: 1,
      status: 'completed',
    });
    later(120);
    await ingest({ states: [over] });
    await settlePicks(test.services);
    await send();
    expect(titles().at(-1)).toBe('3 picks settled');
    expect(titles()).toHaveLength(4);
    await send();
    expect(titles()).toHaveLength(4);
    expect(service.refused).toEqual([]);
  });

  it('names nothing of a bet', async () => {
    await listener();
    await publish();
    await send();
    const { title, body, path } = service.received[0]?.payload ?? { title: '', body: '', path: '' };
    expect(body).toMatch(/^Reds – Blues \(2016-\d\d-\d\d \d\d:\d\d:\d\d\)$/);
    expect(`${title} ${body} ${path}`).not.toMatch(/2\.1|3\.9|-1\.5|2\.5|@|over|under|win/i);
  });

  it('reports a correction, and of the end of a plan', async () => {
    const { member } = await listener({ planDays: 8 });
    const key = await publish();
    later(720);
    const over = { gameKey: key, knownAt: minutesAfter(now, -20), status: 'completed' } as const;
    await ingest({ states: [smallState({ ...over, homeScore: 2, awayScore: 1 })] });
    await settlePicks(test.services);
    later(2 * 1440);
    const { rows } = await test.services.db.$client.query<{ id: string }>(
      'select id from pick order by published_at desc limit 1',
    );
    const final = { status: 'completed', homeScore: 1, awayScore: 1 } as const;
    const { proposalId } = await proposeCorrection(test.services, {
      pick: rows[0]?.id ?? '',
      final,
      evidence: 'the report of the league',
      by: 'one',
    });
    await decideCorrection(test.services, { proposalId, approved: true, note: 'checked', by: 'two' });
    await send();
    // The result itself was news two days ago.
    expect(titles()).toEqual(['The result of a pick was corrected']);
    // A device that was not used for a week gets nothing more; this member used theirs.
    await test.services.db.$client.query('update session set expires_at = ends_at');
    goTo(minutesAfter(member.endAt ?? now, -60 * 12));
    await remindRenewals(test.services);
    await send();
    expect(service.received.at(-1)?.payload).toMatchObject({
      title: 'Your plan ends in 1 day',
      path: '/en/subscribe',
    });
  });
});

describe('who is notified', () => {
  it('is who follows the league, the team or the game, and chose the kind', async () => {
    const ofReds = await listener({ scope: 'favourites' });
    const ofGreens = await listener({ scope: 'favourites' });
    const settledOnly = await listener();
    await choosePushKinds(test.services, { member: settledOnly.member, kinds: ['settled'] });
    await insertSmallSeason(test.services, { games: [] });
    for (const [{ member }, team] of [
      [ofReds, 'Reds'],
      [ofGreens, 'Greens'],
    ] as const)
      await addFavourite(test.services, { member, kind: 'team', id: teamIdOf('EPL', `EPL/${team}`) });
    await publish();
    await send();
    expect(service.received.map(({ endpoint }) => endpoint)).toEqual([ofReds.browser.endpoint]);
  });

  it('is no one without a plan, and no one whose plan ended in between', async () => {
    await listener({ planDays: 0 });
    const ending = await listener();
    await publish();
    service.be({ status: 503 });
    await send();
    await test.services.db.$client.query("update subscription set status = 'voided' where account_id = $1", [
      ending.member.id,
    ]);
    service.be('right');
    later(5);
    await send();
    expect([service.received, await deliveries()]).toEqual([[], { dropped: 3 }]);
  });

  it('is no one on a break, nor afterwards of what happened during it', async () => {
    const { member } = await listener();
    await startBreak(test.services, { member, days: 1 });
    later(1);
    await publish();
    await send();
    later(1441);
    await send();
    expect(service.received).toEqual([]);
    await publish();
    await send();
    expect(titles()).toEqual(['3 new picks']);
  });

  it('is no one who has logged out, and no one who wants nothing of bets', async () => {
    const gone = await listener();
    const { member } = await listener();
    await endSession(test.services, { accountId: gone.member.id, id: gone.member.sessionId });
    await updateProfile(test.services, member.id, { statsOnly: true });
    await publish();
    await send();
    expect(service.received).toEqual([]);
  });

  it('hears on a device of what happens after it was allowed', async () => {
    await publish();
    await listener();
    await send();
    expect(service.received).toEqual([]);
  });
});

describe('quiet hours', () => {
  it('over midnight in the member’s zone hold everything back, which is one message then', async () => {
    const { member } = await listener();
    const quiet = { from: 22 * 60, until: 7 * 60 };
    await saveNoticeSettings(test.services, { member, changes: { quiet } });
    await updateProfile(test.services, member.id, { timeZone: 'America/New_York' });
    const day = now.toISOString().slice(0, 10);
    // About eleven in the evening, three in the morning, six, and after seven.
    goTo(minutesAfter(new Date(`${day}T03:30:00Z`), 1440));
    const asked = service.asked();
    await publish();
    await send();
    later(265);
    await publish();
    await send();
    later(180);
    await send();
    expect(service.asked()).toBe(asked);
    later(70);
    await send();
    expect(titles()).toEqual(['6 new picks']);
  });
});
