import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { startBreak } from '#domain/accounts/break/start-break.ts';
import { addFavourite } from '#domain/accounts/favourite/add-favourite.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { updateProfile } from '#domain/accounts/member/update-profile.ts';
import { batchRows, teamIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { findBettingWord } from '#domain/picks/stats-only/betting-words.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { addPolicy, minutesAfter } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { makeMember } from '#tests/support/members.ts';
import { SMALL_SOURCE, smallState } from '#tests/support/small-season.ts';
import { publishThreePicks } from '#tests/support/three-picks.ts';
import { type NoticeChanges, saveNoticeSettings } from './notice-settings.ts';
import { notifyMembers } from './notify-members.ts';

const BOTH = { inbox: true, mail: true };

const START = new Date('2016-11-01T04:00:00Z');

let test: TestServices;

let mail: Awaited<ReturnType<typeof startMailServer>>;

let now = START;

beforeAll(async () => {
  mail = await startMailServer();
  test = await testServices({ SMTP_URL: mail.url });
  await addPolicy(test.services);
});

afterAll(async () => {
  await test.close();
  await mail.close();
});

/** Each test has days of its own, so that no serial and no waiting time of another one reaches into it. */
beforeEach(async () => {
  await test.services.db.$client.query('delete from notice_channel; delete from outbox');
  mail.received.length = 0;
  goTo(minutesAfter(now, 4 * 1440));
});

function goTo(at: Date): void {
  now = at;
  test.setNow(at);
}

const later = (minutes: number) => goTo(minutesAfter(now, minutes));

/** Three picks are published of a game of Reds at home, which begins in ten hours. */
async function publish(key?: string, homeKey?: string): Promise<string> {
  const published = await publishThreePicks(test.services, {
    ...(key === undefined ? {} : { key }),
    ...(homeKey === undefined ? {} : { homeKey }),
  });
  later(1);
  return published;
}

/** The game is over, 2:1, and its picks are graded twelve hours after `publish`. */
async function settle(key: string): Promise<void> {
  const state = { gameKey: key, knownAt: minutesAfter(now, -20), homeScore: 2, awayScore: 1 } as const;
  const batch = {
    games: [],
    odds: [],
    references: [],
    states: [smallState({ ...state, status: 'completed' })],
  };
  await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, new Date('2100-01-01T00:00:00Z')));
  await settlePicks(test.services);
  later(1);
}

async function subscriber(changes: NoticeChanges, planDays?: number): Promise<Member> {
  const { member } = await makeMember(test.services, planDays === undefined ? {} : { planDays });
  await saveNoticeSettings(test.services, { member, changes });
  return member;
}

async function inbox(member: Member): Promise<string[]> {
  const { rows } = await test.services.db.$client.query<{ kind: string; count: number }>(
    "select kind, facts ->> 'count' as count from inbox_item where account_id = $1 order by created_at, kind",
    [member.id],
  );
  return rows.map(({ kind, count }) => `${count} ${kind}`);
}

const subjects = async (member: Member) =>
  (await emailsTo(test.services, member.email)).map(({ subject }) => subject);

const all = { scope: 'all', picks: BOTH, results: BOTH } as const;

describe('news', () => {
  it('come to those who asked, of what they follow, and to no one else', async () => {
    const silent = (await makeMember(test.services)).member;
    const everything = await subscriber(all);
    const ofReds = await subscriber({ picks: BOTH });
    const ofGreens = await subscriber({ picks: BOTH });
    const inboxOnly = await subscriber({ scope: 'all', picks: { inbox: true, mail: false } });
    const resultsOnly = await subscriber({ scope: 'all', results: { inbox: false, mail: true } });
    const key = await publish();
    const id = (name: string) => teamIdOf('EPL', `EPL/${name}`);
    await addFavourite(test.services, { member: ofReds, kind: 'team', id: id('Reds') });
    await addFavourite(test.services, { member: ofGreens, kind: 'team', id: id('Greens') });
    expect(await notifyMembers(test.services)).toEqual({ inbox: 3, mail: 2 });
    for (const member of [everything, ofReds, inboxOnly])
      expect(await inbox(member)).toEqual(['3 new_picks']);
    for (const member of [silent, ofGreens, resultsOnly]) expect(await inbox(member)).toEqual([]);
    expect(await subjects(ofReds)).toEqual(['3 new picks']);
    later(720);
    await settle(key);
    await notifyMembers(test.services);
    expect(await subjects(resultsOnly)).toEqual(['3 results']);
    expect(await inbox(everything)).toEqual(['3 new_picks', '3 new_results']);
    expect(await inbox(ofReds)).toEqual(['3 new_picks']);
    expect(await notifyMembers(test.services)).toEqual({ inbox: 0, mail: 0 });
  });

  it('hold what is bet for those alone whose plan runs at that moment', async () => {
    const member = await subscriber(all, 30);
    const [ended, without] = [await subscriber(all, 1), await subscriber(all)];
    later(3 * 1440);
    await publish();
    await publish(`${now.toISOString()} second`, 'EPL/Greens');
    await notifyMembers(test.services);
    const texts = await Promise.all(
      [member, ended, without].map(async ({ email }) => (await emailsTo(test.services, email))[0]),
    );
    const [open = '', ...locked] = texts.map((sent) => `${sent?.bodyText}${sent?.bodyHtml}`);
    expect(open.match(/@ \d\.\d\d/g)).toHaveLength(12);
    expect(open).not.toContain('opens with a plan');
    // The first pick of a day is free for every member; the other five are named without what is bet.
    for (const text of locked) {
      expect(text.match(/@ \d\.\d\d/g)).toHaveLength(2);
      expect(text.match(/opens with a plan/g)).toHaveLength(10);
    }
  });

  it('are notified exactly once by four workers, and by one that is killed at whichever statement', async () => {
    const member = await subscriber(all);
    await publish();
    await Promise.all([1, 2, 3, 4].map(() => notifyMembers(test.services)));
    expect([await inbox(member), await subjects(member)]).toEqual([['3 new_picks'], ['3 new picks']]);
    let isWhole = false;
    for (let killedAt = 1; !isWhole; killedAt += 1) {
      const next = await subscriber(all);
      await test.services.db.$client.query(
        "update notice_channel set picks_until = picks_until - interval '1 hour' where account_id = $1",
        [next.id],
      );
      const worker = startWorker(killedAt);
      isWhole = await notifyMembers({ ...test.services, db: worker.db }).then(
        () => true,
        () => false,
      );
      await worker.kill();
      await notifyMembers(test.services);
      expect([await inbox(next), await subjects(next)]).toEqual([['3 new_picks'], ['3 new picks']]);
      expect(killedAt).toBeLessThan(40);
    }
  });

  it('are a digest instead of a flood', async () => {
    const member = await subscriber(all);
    await publish();
    await notifyMembers(test.services);
    for (const _ of [1, 2]) {
      later(5);
      await publish();
      await notifyMembers(test.services);
    }
    expect(await inbox(member)).toEqual(['3 new_picks']);
    later(20);
    await notifyMembers(test.services);
    expect(await inbox(member)).toEqual(['3 new_picks', '6 new_picks']);
    expect((await subjects(member)).toSorted()).toEqual(['3 new picks', '6 new picks']);
  });

  it('of the quiet hours wait for their end and are one e-mail then, without what has begun', async () => {
    const member = await subscriber({ ...all, quiet: { from: 22 * 60, until: 7 * 60 } });
    await updateProfile(test.services, member.id, { timeZone: 'America/New_York' });
    goTo(new Date(`${minutesAfter(now, 1440).toISOString().slice(0, 10)}T16:00:00Z`));
    const over = await publish();
    await notifyMembers(test.services);
    expect(await subjects(member)).toHaveLength(1);
    // Eleven in the evening in New York, then four in the morning, then seven.
    later(11 * 60);
    await settle(over);
    await notifyMembers(test.services);
    later(5 * 60);
    await publish();
    await notifyMembers(test.services);
    expect(await subjects(member)).toHaveLength(1);
    expect(await inbox(member)).toHaveLength(3);
    later(4 * 60);
    await notifyMembers(test.services);
    expect(await subjects(member)).toContain('3 new picks and 3 results');
    expect(await subjects(member)).toHaveLength(2);
  });

  it('stop with a break, also those that were on their way, and are not made up for afterwards', async () => {
    const member = await subscriber(all, 30);
    const key = await publish();
    await notifyMembers(test.services);
    expect(await subjects(member)).toHaveLength(1);
    await startBreak(test.services, { member, days: 1 });
    expect(await subjects(member)).toEqual([]);
    later(720);
    await settle(key);
    expect(await notifyMembers(test.services)).toEqual({ inbox: 0, mail: 0 });
    later(720);
    await notifyMembers(test.services);
    expect(await inbox(member)).toEqual(['3 new_picks']);
    expect(await subjects(member)).toEqual([]);
    await publish();
    await notifyMembers(test.services);
    expect(await subjects(member)).toEqual(['3 new picks']);
  });

  it('do not come to anyone who wants to read nothing of bets', async () => {
    const member = await subscriber(all, 30);
    await updateProfile(test.services, member.id, { statsOnly: true });
    await publish();
    expect(await notifyMembers(test.services)).toEqual({ inbox: 0, mail: 0 });
    expect(findBettingWord('the odds')).not.toBeNull();
    await updateProfile(test.services, member.id, { statsOnly: false });
    expect(await notifyMembers(test.services)).toEqual({ inbox: 0, mail: 0 });
  });

  it('of many members take the same statements for each 250 of them', async () => {
    await test.services.db.$client.query(
      `with made as (insert into account (uuid, brand, email, nick_name, status, locale, created_at, updated_at)
         select gen_random_uuid(), 'blue', 'many' || n || '@example.com', 'many', 'active', 'vi', $1, $1
         from generate_series(1, 600) as n returning id),
       chosen as (insert into notice_setting select id, 'blue', 'all', false, null, null, repeat('a', 43), $1 from made returning account_id)
       insert into notice_channel select account_id, 'mail', $1, null, $1 from chosen`,
      [now],
    );
    later(1);
    await publish();
    const worker = startWorker(Number.POSITIVE_INFINITY);
    expect(await notifyMembers({ ...test.services, db: worker.db })).toEqual({ inbox: 0, mail: 600 });
    await worker.kill();
    expect(worker.statements()).toBeLessThan(40);
  });
});

/** A worker with connections of its own, who stops before its so many-th statement and whose connections then end at once. */
function startWorker(killedAt: number) {
  let statements = 0;
  const logQuery = () => {
    statements += 1;
    if (statements === killedAt) throw new Error('killed');
  };
  const clients: pg.Client[] = [];
  const pool = new pg.Pool({ connectionString: test.ownerUrl, options: '-c role=trueline_app', max: 2 });
  pool.on('connect', (client) => clients.push(client as unknown as pg.Client));
  return {
    db: Object.assign(drizzle(pool, { logger: { logQuery } }), { $client: pool }),
    statements: () => statements,
    kill: () => Promise.all(clients.map((client) => client.end())),
  };
}
