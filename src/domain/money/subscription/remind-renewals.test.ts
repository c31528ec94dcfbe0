import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBreak } from '#domain/accounts/break/start-break.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { saveNoticeSettings } from '#domain/accounts/notice/notice-settings.ts';
import { DAY_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { makeMember } from '#tests/support/members.ts';
import { dueStep, remindRenewals } from './remind-renewals.ts';

const START = new Date('2026-11-02T02:00:00Z');
let test: TestServices;

beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

/** A member whose plan of so many days begins at `START`. */
async function withPlan(planDays: number) {
  test.setNow(START);
  const { member } = await makeMember(test.services, { planDays });
  await saveNoticeSettings(test.services, { member, changes: { renewals: { mail: true } } });
  return member;
}
async function notified(member: Member): Promise<(number | string)[]> {
  const { rows } = await test.services.db.execute<{ days: number }>(sql`
    select (facts ->> 'days')::int as days from inbox_item
    where account_id = ${member.id} and kind = 'renewal_reminder' order by days desc`);
  const emails = (await emailsTo(test.services, member.email)).filter(
    ({ template }) => template === 'renewal-reminder',
  );
  const stored = await test.services.db.execute<{ n: number }>(sql`
    select count(*)::int as n from renewal_reminder join subscription on id = subscription_id
    where account_id = ${member.id}`);
  // Row, message and e-mail are one: whatever there is of one there is of the others.
  expect([emails.length, stored.rows[0]?.n]).toEqual([rows.length, rows.length]);
  return rows.map(({ days }) => days);
}
const endOf = (member: Member) => member.endAt?.getTime() ?? 0;
const goTo = (member: Member, daysBefore: number) =>
  test.setNow(new Date(endOf(member) - daysBefore * DAY_MS));

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

describe('remindRenewals', () => {
  it('reminds seven, three and one day before the end, each once, however often it runs', async () => {
    const member = await withPlan(30);
    for (const [daysBefore, expected] of [
      [8, []],
      [6.9, [7]],
      [4, [7]],
      [3, [7, 3]],
      [1.5, [7, 3]],
      [0.9, [7, 3, 1]],
      [0.01, [7, 3, 1]],
      [-0.1, [7, 3, 1]],
    ] as const) {
      goTo(member, daysBefore);
      await Promise.all([remindRenewals(test.services), remindRenewals(test.services)]);
      await remindRenewals(test.services);
      expect([daysBefore, await notified(member)]).toEqual([daysBefore, expected]);
    }
    const [mail] = await emailsTo(test.services, member.email);
    expect(mail?.bodyText).toContain('Your Monthly plan ends in 1 day, on 2026-12-02 23:59:59');
  });

  it('writes an e-mail to no one who did not ask for one, and after the quiet hours to who did', async () => {
    test.setNow(START);
    const { member: silent } = await makeMember(test.services, { planDays: 30 });
    const asleep = await withPlan(30);
    const quiet = { from: 20 * 60, until: 8 * 60 };
    await saveNoticeSettings(test.services, { member: asleep, changes: { quiet } });
    // The plan ends at midnight of Taipei, so the reminder comes at midnight.
    goTo(asleep, 3);
    await remindRenewals(test.services);
    const { rows } = await test.services.db.execute(sql`
      select 1 from inbox_item where account_id = ${silent.id} and kind = 'renewal_reminder'`);
    expect([rows.length, await emailsTo(test.services, silent.email)]).toEqual([1, []]);
    expect(await notified(asleep)).toEqual([3]);
    const [mail] = await emailsTo(test.services, asleep.email);
    expect(mail?.nextAttemptAt).toEqual(new Date('2026-11-30T00:00:00Z'));
    expect(mail?.unsubscribeUrl).toContain('list=renewals');
  });

  it('catches up with the nearest reminder alone after a worker was away', async () => {
    const member = await withPlan(30);
    goTo(member, 2);
    await remindRenewals(test.services);
    expect(await notified(member)).toEqual([3]);
  });

  it('says nothing of an end that was near from the beginning', async () => {
    const member = await withPlan(1);
    await remindRenewals(test.services);
    expect(await notified(member)).toEqual([]);
    goTo(member, 0.9);
    await remindRenewals(test.services);
    expect(await notified(member)).toEqual([1]);
  });

  it('leaves a member on a break alone, and goes on where the plan then stands', async () => {
    const member = await withPlan(30);
    goTo(member, 2.5);
    await startBreak(test.services, { member, days: 30 });
    await remindRenewals(test.services);
    test.setNow(new Date(endOf(member) + 10 * DAY_MS));
    await remindRenewals(test.services);
    expect(await notified(member)).toEqual([]);
    test.setNow(new Date(endOf(member) + 27.6 * DAY_MS));
    await remindRenewals(test.services);
    expect(await notified(member)).toEqual([3]);
  });

  it('is whole or not there at whichever statement a worker is killed, and comes exactly once afterwards', async () => {
    let statements = 0;
    let isWhole = false;
    for (let killedAt = 1; !isWhole; killedAt += 1) {
      const member = await withPlan(30);
      goTo(member, 2);
      const worker = startWorker(killedAt);
      isWhole = await remindRenewals({ ...test.services, db: worker.db }).then(
        () => true,
        () => false,
      );
      statements = worker.statements();
      await worker.kill();
      if (!isWhole) expect(await notified(member)).toEqual([]);
      await remindRenewals(test.services);
      expect(await notified(member)).toEqual([3]);
      expect(killedAt).toBeLessThan(40);
    }
    // Looking, beginning, locking, reading, the row, the message, the e-mail, committing: each was the last one once.
    expect(statements).toBeGreaterThanOrEqual(8);
  });

  it('goes through more plans than one look finds, of which many end at one instant', async () => {
    test.setNow(START);
    const model = await withPlan(30);
    await test.services.db.execute(sql`
      with made as (insert into account (uuid, brand, email, nick_name, status, locale, created_at, updated_at)
        select gen_random_uuid(), 'blue', 'many' || n || '@example.com', 'many', 'active', 'vi', ${START}, ${START}
        from generate_series(1, 450) as n returning id)
      insert into subscription (id, brand, account_id, plan_id, kind, status, plan_names, plan_rank, start_at, end_at,
        frozen_ms, granted_by, reason, created_at, updated_at)
      select gen_random_uuid(), 'blue', made.id, plan_id, 'granted', 'active', plan_names, plan_rank,
        case when made.id % 2 = 0 then start_at else end_at - interval '2 days' end, end_at, 0, 'test', 'test', ${START}, ${START}
      from made, subscription where account_id = ${model.id}`);
    goTo(model, 2);
    expect((await remindRenewals(test.services)).reminded).toBe(226);
    expect((await remindRenewals(test.services)).reminded).toBe(0);
  });
});

describe('dueStep', () => {
  it('is the nearest reminder that is not past, of a moment after the beginning', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 * 24 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (hours, part) => {
          const endAt = new Date(START.getTime() + hours * 3_600_000);
          const now = new Date(START.getTime() + Math.floor(part * hours * 3_600_000));
          const left = (endAt.getTime() - now.getTime()) / DAY_MS;
          const step = dueStep({ startAt: START, endAt }, now);
          const nearest = left <= 1 ? 1 : left <= 3 ? 3 : left <= 7 ? 7 : null;
          expect(step).toBe(nearest !== null && hours / 24 > nearest ? nearest : null);
        },
      ),
    );
    expect(dueStep({ startAt: START, endAt: START }, new Date(START.getTime() + 1))).toBeNull();
  });
});
