import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccountById } from '#db/queries/account.ts';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import { newToken } from '#platform/token.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo, mailedToken } from '#tests/support/emails.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const FRESH = 'eleven green bottles';
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
beforeEach(() => test.setNow(NOW));
afterAll(() => test.close());

const post = (path: string, body: object, brand = 'blue') =>
  callApi(test.services, { method: 'POST', path, body, brand });
const reset = (token: string, more: object = {}, brand = 'blue') =>
  post(
    '/ai-accounts/forget-password/reset',
    { token, password: FRESH, password_confirmation: FRESH, ...more },
    brand,
  );

async function memberWithLink(brand = 'blue') {
  const made = await makeMember(test.services, { brand });
  await post('/ai-accounts/forget-password', { email: made.member.email }, brand);
  return { ...made, link: await mailedToken(test.services, made.member.email) };
}
const useless = {
  status: 422,
  messages: { input_validates: { token: ['This link has expired, was already used, or is incomplete.'] } },
};

describe('200', () => {
  it('sets the new password, ends every session, and writes to the member', async () => {
    const { member, token, password, link } = await memberWithLink();
    const answer = await reset(link);
    expect(answer).toMatchObject({ status: 200, data: {} });
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    expect(await findMemberByToken(test.services, { brand: 'blue', token })).toBeNull();
    const login = (tried: string) => post('/login', { email: member.email, password: tried });
    expect((await login(password)).status).toBe(422);
    expect((await login(FRESH)).status).toBe(200);
    const [mail] = await emailsTo(test.services, member.email);
    expect(mail).toMatchObject({ template: 'password-changed' });
    expect(mail?.bodyText).toMatch(/2026-11-20 16:00:\d\d \(Taipei time\)/);
  });

  it('opens a new account to anyone who has read its e-mail, and counts the address as confirmed', async () => {
    const { member, link } = await memberWithLink();
    await reset(link);
    expect(await findAccountById(test.services.db, member.id)).toMatchObject({
      emailVerifiedAt: expect.any(Date),
    });
  });
});

describe('422', () => {
  it('takes a link once, also of two at the same moment', async () => {
    const { link } = await memberWithLink();
    const answers = await Promise.all([reset(link), reset(link), reset(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await reset(link)).toMatchObject(useless);
  });

  it('takes no link after thirty minutes, none of another brand, and none that was made up', async () => {
    const { link, token } = await memberWithLink();
    expect(await reset(link, {}, 'orange')).toMatchObject(useless);
    for (const wrong of ['', 'x', newToken(), link.slice(1), `${link}x`.slice(0, 44), token]) {
      expect(await reset(wrong)).toMatchObject({ status: 422 });
    }
    test.setNow(minutesAfter(NOW, 31));
    expect(await reset(link)).toMatchObject(useless);
  });

  it('lets other links of the account die with the first that is used', async () => {
    const { member, link } = await memberWithLink();
    await post('/ai-accounts/forget-password', { email: member.email });
    const second = await mailedToken(test.services, member.email);
    expect((await reset(second)).status).toBe(200);
    expect(await reset(link)).toMatchObject(useless);
  });

  it('takes the link of the newest e-mail alone, though no other was used', async () => {
    const { member, link } = await memberWithLink();
    await post('/ai-accounts/forget-password', { email: member.email });
    expect(await reset(link)).toMatchObject(useless);
    expect((await reset(await mailedToken(test.services, member.email))).status).toBe(200);
  });

  it('refuses a weak password and leaves the link good', async () => {
    const { member, link } = await memberWithLink();
    const tried = async (password: string) =>
      (await reset(link, { password, password_confirmation: password })).messages.input_validates;
    expect(await tried('short')).toEqual({ password: ['Password must be at least 8 characters long'] });
    expect(await tried(member.email)).toHaveProperty('password');
    expect(await tried('iloveyou')).toHaveProperty('password');
    expect((await reset(link, { password_confirmation: 'other' })).messages.input_validates).toEqual({
      password_confirmation: ['Password confirmation does not match'],
    });
    expect((await reset(link)).status).toBe(200);
  });

  it('takes no field that was not asked for', async () => {
    const { link } = await memberWithLink();
    expect((await reset(link, { email: 'other@example.com', status: 'active' })).status).toBe(422);
  });
});

describe('429', () => {
  it('follows twenty links that are worth nothing from one source', async () => {
    const ask = () =>
      callApi(test.services, {
        method: 'POST',
        path: '/ai-accounts/forget-password/reset',
        body: { token: newToken(), password: FRESH, password_confirmation: FRESH },
        requestContext: { clientIp: '198.51.100.77' },
      });
    for (let n = 0; n < 20; n += 1) expect((await ask()).status).toBe(422);
    expect((await ask()).status).toBe(429);
  });
});
