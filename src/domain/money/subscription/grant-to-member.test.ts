import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMember } from '#domain/operations/member/create-member.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { grantToMember } from './grant-to-member.ts';

const EMAIL = 'tester@example.com';
const member = {
  brand: 'blue',
  email: EMAIL,
  nickName: 'Tester',
  password: 'a quiet harbour',
  locale: 'en',
} as const;
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const login = () =>
  callApi(test.services, {
    method: 'POST',
    path: '/login',
    body: { email: EMAIL, password: member.password },
  });

describe('a member made by command', () => {
  it('can log in at their brand; a second of the same address is refused', async () => {
    await createMember(test.services, member);
    expect(await login()).toMatchObject({
      status: 200,
      data: { profile: { ai_plan: null, status: 'active' } },
    });
    await expect(createMember(test.services, member)).rejects.toThrow('already has a member');
    await expect(createMember(test.services, { ...member, brand: 'orange' })).resolves.toBeDefined();
  });

  it('is given a plan that names its giver and stands in the chained log', async () => {
    const grant = { brand: 'blue', email: EMAIL, days: 30, reason: 'goodwill' };
    const row = await grantToMember(test.services, grant);
    expect(row).toMatchObject({ kind: 'granted', orderId: null, grantedBy: 'command', reason: 'goodwill' });
    expect((await login()).data).toMatchObject({ profile: { ai_plan: { name: 'Monthly plan' } } });
    await expect(grantToMember(test.services, { ...grant, email: 'nobody@example.com' })).rejects.toThrow(
      'no member',
    );
    const { rows } = await test.services.db.$client.query(
      "select action from audit where brand = 'blue' order by seq",
    );
    expect(rows.map(({ action }) => action)).toEqual(['account.create', 'subscription.grant']);
    expect(await findAuditBreak(test.services)).toBeNull();
  });

  it('keeps the larger plan that runs, with more time, whatever the gift would be called by itself', async () => {
    const row = await grantToMember(test.services, { brand: 'blue', email: EMAIL, days: 1, reason: 'sorry' });
    expect(row.supersedes).not.toBeNull();
    expect(row.planNames.en).toBe('Monthly plan');
    expect((await login()).data).toMatchObject({ profile: { ai_plan: { name: 'Monthly plan' } } });
  });
});
