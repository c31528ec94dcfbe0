import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const show = (token: string | null, more: Partial<Parameters<typeof callApi>[1]> = {}) =>
  callApi(test.services, { path: '/account', token, ...more });

describe('200', () => {
  it('shows the member to themselves, their plan in the language of the call, and sets the profile cookie', async () => {
    const { token, member } = await makeMember(test.services, { planDays: 7 });
    const answer = await show(token, { locale: 'zh_HK' });
    expect(answer).toMatchObject({
      status: 200,
      data: {
        uuid: member.uuid,
        email: member.email,
        end_date: member.endAt?.toISOString(),
        ai_plan: { name: '週費計劃', rank: 2 },
        has_password: true,
        on_break_until: null,
        tz: null,
      },
    });
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(answer.headers.getSetCookie()[0]).toContain('sports_ai_profile=');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('says when a break ends', async () => {
    const breakUntil = minutesAfter(new Date(), 60);
    const { token } = await makeMember(test.services, { breakUntil });
    expect((await show(token)).data).toMatchObject({
      status: 'on_break',
      on_break_until: breakUntil.toISOString(),
    });
  });
});

describe('302', () => {
  it('asks for a login without a token, with a dead one and with one of another brand, and removes both cookies', async () => {
    const { token } = await makeMember(test.services);
    for (const answer of [
      await show(null),
      await show('x'.repeat(43)),
      await show(token, { brand: 'orange' }),
    ]) {
      expect(answer).toMatchObject({ status: 401, http_code: 302, data: null });
      expect(answer.messages.input_validates.base).toEqual(['Please log in first']);
      expect(answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
        'sports_ai_token=',
        'sports_ai_profile=',
      ]);
    }
  });
});

describe('423', () => {
  it('says to a suspended member that their account is locked', async () => {
    const { token } = await makeMember(test.services, { status: 'suspended' });
    expect(await show(token)).toMatchObject({ status: 423, data: { reason: 'suspended', until: null } });
  });
});
