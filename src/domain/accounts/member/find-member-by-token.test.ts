import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findActiveSubscription, updateSubscription } from '#db/queries/subscription.ts';
import { session } from '#db/tables/session.ts';
import { subscription } from '#db/tables/subscription.ts';
import { grantPlan } from '#domain/money/subscription/grant-plan.ts';
import { newId } from '#platform/id.ts';
import { hashToken, newToken } from '#platform/token.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { findMemberByToken } from './find-member-by-token.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const DAY = 24 * 60;

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
beforeEach(() => test.setNow(NOW));
afterAll(() => test.close());

const find = (token: string | null, brand = 'blue') => findMemberByToken(test.services, { brand, token });
const findAfter = (token: string, minutes: number) => {
  test.setNow(minutesAfter(NOW, minutes));
  return find(token);
};

describe('a token', () => {
  it('stands for its member at its own brand only', async () => {
    const { token, member } = await makeMember(test.services, { nickName: 'Mei' });
    expect(await find(token)).toMatchObject({ id: member.id, nickName: 'Mei', status: 'active' });
    expect(await find(token, 'orange')).toBeNull();
  });

  it('is stored as a hash only', async () => {
    const { token, member } = await makeMember(test.services);
    const rows = await test.services.db.select().from(session).where(eq(session.accountId, member.id));
    expect(rows.map((row) => row.tokenHash)).toEqual([hashToken(token)]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('stands for no one when it is missing, malformed or made up', async () => {
    for (const token of [null, '', 'x', newToken(), 'a'.repeat(10_000), "' or 1=1 --"]) {
      expect(await find(token)).toBeNull();
    }
  });
});

describe('a session', () => {
  it('ends seven days after its last use, and slides on while it is used', async () => {
    const { token } = await makeMember(test.services);
    expect(await findAfter(token, 6 * DAY)).not.toBeNull();
    expect(await findAfter(token, 12 * DAY)).not.toBeNull();
    expect(await findAfter(token, 19 * DAY + 1)).toBeNull();
  });

  it('ends thirty days after it began, however much it is used', async () => {
    const { token } = await makeMember(test.services);
    for (const day of [6, 12, 18, 24]) expect(await findAfter(token, day * DAY)).not.toBeNull();
    expect(await findAfter(token, 30 * DAY - 1)).not.toBeNull();
    expect(await findAfter(token, 30 * DAY + 1)).toBeNull();
  });
});

describe('entitlement', () => {
  it('is open from the first to the last second of the plan, without any job', async () => {
    const { token, member } = await makeMember(test.services, { planDays: 7 });
    const end = member.endAt ?? NOW;
    expect(end.toISOString()).toBe('2026-11-27T15:59:59.000Z');
    // A call on the way keeps the session itself alive.
    await findAfter(token, 5 * DAY);
    test.setNow(new Date(end.getTime() - 1000));
    expect(await find(token)).toMatchObject({ isEntitled: true, plan: { rank: 2 } });
    test.setNow(new Date(end.getTime() + 1000));
    expect(await find(token)).toMatchObject({ isEntitled: false, plan: null, endAt: end });
  });

  it('is shut on a break, whose end is said, and open again after it', async () => {
    const breakUntil = minutesAfter(NOW, DAY);
    const { token } = await makeMember(test.services, { planDays: 30, breakUntil });
    expect(await find(token)).toMatchObject({
      isEntitled: false,
      status: 'on_break',
      onBreakUntil: breakUntil,
    });
    expect(await findAfter(token, DAY)).toMatchObject({ isEntitled: true, onBreakUntil: null });
  });

  it.each(['superseded', 'voided', 'expired'] as const)('is not opened by a %s period', async (status) => {
    const { token, member } = await makeMember(test.services, { planDays: 30 });
    const row = await findActiveSubscription(test.services.db, member.id);
    await updateSubscription(test.services.db, row?.id ?? '', { status, updatedAt: NOW });
    expect(await find(token)).toMatchObject({ isEntitled: false, plan: null });
  });

  it('allows one active row a member, no matter who writes it', async () => {
    const { member } = await makeMember(test.services, { planDays: 30 });
    const row = await findActiveSubscription(test.services.db, member.id);
    if (row === null) throw new Error('no row');
    const again = test.services.db.insert(subscription).values({ ...row, id: newId() });
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'subscription_one_active' } });
  });

  it('adds the time that is left when a plan is granted on top', async () => {
    const { member, token } = await makeMember(test.services, { planDays: 7 });
    const grant = { brand: 'blue', accountId: member.id, days: 30, grantedBy: 'test', reason: 'test' };
    await test.services.db.transaction((tx) => grantPlan(tx, { ...grant, now: test.services.clock.now() }));
    const found = await find(token);
    expect(found).toMatchObject({ isEntitled: true, plan: { rank: 3 } });
    expect(found?.endAt?.toISOString()).toBe('2026-12-28T15:59:59.000Z');
  });
});

describe('the look-up', () => {
  it('is one query that reads by indexes alone, however many sessions there are', async () => {
    const { token } = await makeMember(test.services, { planDays: 7 });
    const statements: { text: string; values: unknown[] }[] = [];
    const { $client: pool } = test.services.db;
    const query = vi.spyOn(pool, 'query');
    await find(token);
    for (const [first, second] of query.mock.calls) {
      statements.push({ text: String(Object(first).text ?? first), values: Object(second) });
    }
    query.mockRestore();
    expect(statements).toHaveLength(1);
    const client = await pool.connect();
    await client.query('set enable_seqscan = off');
    const { text = '', values = [] } = statements[0] ?? {};
    const plan = await client.query(`explain ${text}`, values);
    await client.query('reset enable_seqscan');
    client.release();
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('session_token_hash_key');
    expect(lines).toContain('subscription_one_active');
    expect(lines).not.toContain('Seq Scan');
  });
});
