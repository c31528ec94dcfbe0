import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findActiveSubscription, updateSubscription } from '#db/queries/subscription.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const DAY = 24 * 60;
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
beforeEach(() => test.setNow(NOW));
afterAll(() => test.close());

const ask = (token: string | null) => callApi(test.services, { path: '/subscribe/check/status', token });

describe('200', () => {
  it('is none without a plan', async () => {
    const { token } = await makeMember(test.services);
    expect((await ask(token)).data).toEqual({
      entitled: false,
      status: 'none',
      plan: null,
      start_date: null,
      end_date: null,
      days_left: 0,
      open_order_id: null,
      frozen_until: null,
    });
  });

  it('is active while a plan runs, and expired from the second after its end, without any job', async () => {
    const { token } = await makeMember(test.services, { planDays: 7 });
    expect((await ask(token)).data).toMatchObject({
      entitled: true,
      status: 'active',
      plan: { name: 'Weekly plan', rank: 2 },
      days_left: 8,
      end_date: '2026-11-27T15:59:59.000Z',
    });
    test.setNow(minutesAfter(NOW, 5 * DAY));
    await ask(token);
    test.setNow(new Date('2026-11-27T16:00:00Z'));
    expect((await ask(token)).data).toMatchObject({ entitled: false, status: 'expired', days_left: 0 });
  });

  it('is inactive where the plan was voided', async () => {
    const { token, member } = await makeMember(test.services, { planDays: 7 });
    const row = await findActiveSubscription(test.services.db, member.id);
    await updateSubscription(test.services.db, row?.id ?? '', { status: 'voided', updatedAt: NOW });
    expect((await ask(token)).data).toMatchObject({ entitled: false, status: 'inactive' });
  });

  it('is active and not entitled during a break, whose end it names', async () => {
    const breakUntil = minutesAfter(NOW, DAY);
    const { token } = await makeMember(test.services, { planDays: 7, breakUntil });
    expect((await ask(token)).data).toMatchObject({
      entitled: false,
      status: 'active',
      frozen_until: breakUntil.toISOString(),
    });
  });
});

describe('302', () => {
  it('asks for a login', async () => {
    expect((await ask(null)).http_code).toBe(302);
  });
});

describe('423', () => {
  it('says to a suspended member that their account is locked', async () => {
    const { token } = await makeMember(test.services, { status: 'suspended', planDays: 7 });
    expect((await ask(token)).status).toBe(423);
  });
});
