import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { createSession } from '#domain/accounts/session/create-session.ts';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { startBreak } from './start-break.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
let test: TestServices;
let site: Site;

beforeAll(async () => {
  test = await testServices();
  test.setNow(new Date(NOW.getTime() - DAY_MS));
  site = await openSite(test.services);
});
afterAll(() => test.close());

/** The member as a new sign-in finds them; the session of the making does not outlive a break. */
async function again({ id: accountId }: Member): Promise<Member | null> {
  const session = { brand: 'blue', accountId, method: 'password', userAgent: null, clientIp: '::1' } as const;
  const now = test.services.clock.now();
  const { token } = await test.services.db.transaction((tx) => createSession(tx, { ...session, now }));
  return findMemberByToken(test.services, { brand: 'blue', token });
}

describe('startBreak', () => {
  it('shuts the predictions until its end and gives the paid time back', async () => {
    test.setNow(NOW);
    const { member } = await makeMember(test.services, { planDays: 12 });
    const before = member.endAt?.getTime() ?? 0;
    await startBreak(test.services, { member, days: 7 });
    expect(await again(member)).toMatchObject({ isEntitled: false, status: 'on_break' });
    test.setNow(new Date(NOW.getTime() + 7 * DAY_MS + 60_000));
    const after = await again(member);
    expect(after).toMatchObject({ isEntitled: true, status: 'active', onBreakUntil: null });
    expect((after?.endAt?.getTime() ?? 0) - before).toBe(7 * DAY_MS);
  });

  it('can be made longer and never shorter, by no one', async () => {
    test.setNow(NOW);
    const { member } = await makeMember(test.services, { planDays: 12 });
    const first = await startBreak(test.services, { member, days: 7 });
    await expect(startBreak(test.services, { member, days: 1 })).rejects.toMatchObject({ code: 'conflict' });
    const longer = await startBreak(test.services, { member, days: 30 });
    expect(longer.from).toEqual(first.until);
    for (const change of [
      "break_until = break_until - interval '1 second'",
      'break_until = null, break_from = null',
    ]) {
      const attempt = test.services.db.$client.query(`update account set ${change} where id = $1`, [
        member.id,
      ]);
      await expect(attempt).rejects.toThrow('a break cannot be shortened');
    }
  });

  it('begins once when a member asks ten times at once', async () => {
    test.setNow(NOW);
    const { member } = await makeMember(test.services, { planDays: 12 });
    const before = member.endAt?.getTime() ?? 0;
    await Promise.allSettled(
      Array.from({ length: 10 }, () => startBreak(test.services, { member, days: 30 })),
    );
    const gainedMs = ((await again(member))?.endAt?.getTime() ?? 0) - before;
    // The ten asked at ten instants, so the break ends some milliseconds after thirty days from the first.
    expect(gainedMs).toBeGreaterThanOrEqual(30 * DAY_MS);
    expect(gainedMs).toBeLessThan(30 * DAY_MS + 60_000);
  });

  it('freezes a plan that is paid while it lasts', async () => {
    test.setNow(NOW);
    const { member } = await makeMember(test.services);
    const order = await site.order(member, 'weekly');
    await startBreak(test.services, { member, days: 30 });
    await confirmTransfer(test.services, {
      brand: 'blue',
      operatorId: newId(),
      orderId: order.id,
      money: { amount: 3000, paidOn: '2026-11-20', reference: 'seen' },
    });
    test.setNow(new Date(NOW.getTime() + 30 * DAY_MS + 60_000));
    const after = await again(member);
    expect(after?.isEntitled).toBe(true);
    const leftMs = (after?.endAt?.getTime() ?? 0) - test.services.clock.now().getTime();
    expect(leftMs).toBeGreaterThan(7 * DAY_MS - 120_000);
  });
});
