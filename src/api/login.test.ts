import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccountById, updateAccount } from '#db/queries/account.ts';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import { PROFILE_COOKIE, readCookie, TOKEN_COOKIE } from '#platform/cookie.ts';
import { hashPassword } from '#platform/password.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { loginContract } from './login.contract.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
beforeEach(() => test.setNow(NOW));
afterAll(() => test.close());

const login = (email: string, password: string, more: Partial<Parameters<typeof callApi>[1]> = {}) =>
  callApi(test.services, { method: 'POST', path: '/login', body: { email, password }, ...more });
const from = (clientIp: string) => ({ requestContext: { clientIp } });
const browser = { requestContext: { site: 'same' } } as const;
const incorrect = {
  status: 422,
  messages: { input_validates: { base: ['E-mail or password is incorrect.'] } },
};

describe('200', () => {
  it('answers a token and the profile to a client that is no browser', async () => {
    const { member, password } = await makeMember(test.services, { planDays: 30, nickName: 'Mei' });
    const answer = await login(member.email.toUpperCase(), password);
    const data = loginContract.data.parse(answer.data);
    expect(data.profile).toMatchObject({
      uuid: member.uuid,
      id: member.id,
      nick_name: 'Mei',
      name: 'Mei',
      status: 'active',
      phone: null,
      email: member.email,
      avaturl: null,
      ai_plan: { name: 'Monthly plan', rank: 3 },
      end_date: member.endAt?.toISOString(),
    });
    expect(data.expires_at.slice(0, 16)).toBe('2026-11-27T08:00');
    const found = await findMemberByToken(test.services, { brand: 'blue', token: data.token });
    expect(found?.id).toBe(member.id);
  });

  it('keeps the token from scripts: a browser gets it in an HttpOnly cookie and nowhere else', async () => {
    const { member, password } = await makeMember(test.services);
    const { data, headers } = await login(member.email, password, browser);
    const [token, profile] = headers.getSetCookie();
    expect(token).toMatch(/^sports_ai_token=[\w-]{43}; Max-Age=60\d{4}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(profile).toMatch(/^sports_ai_profile=.+; Max-Age=86400; Path=\/; SameSite=Lax$/);
    expect(loginContract.data.parse(data).token).toBeNull();
    expect(JSON.stringify(data)).not.toContain(readCookie(token, TOKEN_COOKIE));
    expect(JSON.parse(readCookie(profile, PROFILE_COOKIE) ?? '')).toEqual({
      uid: member.uuid,
      id: member.id,
      nick_name: 'Member',
      status: 'active',
      email: member.email,
      phone: null,
      user_name: 'Member',
    });
  });

  it('lets cookies travel over https only where the site is served so', async () => {
    const { member, password } = await makeMember(test.services);
    const { headers } = await login(member.email, password, {
      requestContext: { site: 'same', isHttps: true },
    });
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/);
  });

  it('rotates: the session that the caller came with ends, and a token of their own making is never taken', async () => {
    const { member, password, token } = await makeMember(test.services);
    const planted = 'A'.repeat(43);
    const first = loginContract.data.parse((await login(member.email, password, { token: planted })).data);
    expect(first.token).not.toBe(planted);
    const second = loginContract.data.parse((await login(member.email, password, { token })).data);
    expect(second.token).not.toBe(token);
    const alive = async (value: string | null) =>
      (await findMemberByToken(test.services, { brand: 'blue', token: value })) !== null;
    expect([await alive(planted), await alive(token), await alive(second.token)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('keeps five sessions and lets the oldest go, also when ten begin at once', async () => {
    const { member, password, token } = await makeMember(test.services);
    await Promise.all(Array.from({ length: 10 }, () => login(member.email, password)));
    const { token: newest } = loginContract.data.parse((await login(member.email, password)).data);
    const { data } = await callApi(test.services, { path: '/me/sessions', token: newest });
    expect(data).toHaveLength(5);
    expect(await findMemberByToken(test.services, { brand: 'blue', token })).toBeNull();
  });

  it('replaces a hash that was cheaper than those of today', async () => {
    const { member, password } = await makeMember(test.services);
    const cheap = await hashPassword(password, { memoryKiB: 32, passes: 1, parallelism: 1 });
    await updateAccount(test.services.db, member.id, { passwordHash: cheap, updatedAt: NOW });
    expect((await login(member.email, password)).status).toBe(200);
    expect((await findAccountById(test.services.db, member.id))?.passwordHash).toContain('m=64,');
    expect((await login(member.email, password)).status).toBe(200);
  });
});

describe('400', () => {
  it('is answered to a page of another site, which could sign a reader in as somebody else', async () => {
    const { member, password } = await makeMember(test.services);
    const answer = await login(member.email, password, { requestContext: { site: 'other' } });
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([400, null]);
  });

  it('is answered to a NUL character, which no database takes, and to a password of a megabyte', async () => {
    const { member } = await makeMember(test.services);
    expect((await login('a\u0000@example.com', 'some password')).status).toBe(400);
    expect((await login(member.email, 'some\u0000password')).status).toBe(400);
    expect((await login(member.email, 'p'.repeat(1_048_576))).status).toBe(400);
  });
});

describe('422', () => {
  it('has one text for a wrong e-mail, a wrong password, another brand, a deleted account and one without a password', async () => {
    const { member, password } = await makeMember(test.services);
    const google = await makeMember(test.services);
    await updateAccount(test.services.db, google.member.id, { passwordHash: null, updatedAt: NOW });
    const gone = await makeMember(test.services);
    const body = { email: gone.member.email };
    await callApi(test.services, { method: 'DELETE', path: '/me', token: gone.token, body });
    const answers = [
      await login('nobody@example.com', password),
      await login(member.email, 'wrong password'),
      await login(member.email, password, { brand: 'orange' }),
      await login(google.member.email, password),
      await login(gone.member.email, password),
      await login(member.email, 'x'.repeat(50_000)),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject(incorrect);
      expect(answer.data).toBeNull();
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('asks for what is missing', async () => {
    const { messages } = await login('', '');
    expect(messages.input_validates).toEqual({
      email: ['Please enter your member account'],
      password: ['Please enter a password'],
    });
  });
});

describe('423', () => {
  it('is said to a suspended member with the right password only', async () => {
    const { member, password } = await makeMember(test.services, { status: 'suspended' });
    expect(await login(member.email, 'wrong password')).toMatchObject(incorrect);
    const answer = await login(member.email, password);
    expect(answer).toMatchObject({ status: 423, data: { reason: 'suspended', until: null } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

/** The clock runs on between two calls, so a wait may be some seconds shorter than its rule. */
const waitOf = ({ headers }: { readonly headers: Headers }) => Number(headers.get('Retry-After'));

describe('429', () => {
  it('follows five wrong passwords, names a wait that doubles, and ends by itself', async () => {
    const { member, password } = await makeMember(test.services);
    const here = from('198.51.100.1');
    for (let count = 0; count < 5; count += 1) {
      expect(await login(member.email, 'wrong password', here)).toMatchObject(incorrect);
    }
    const refused = await login(member.email, password, here);
    expect(refused.status).toBe(429);
    expect(waitOf(refused)).toBeCloseTo(30, -1);
    expect(refused.messages.input_validates.base?.[0]).toMatch(
      /^Too many attempts\. Please try again in \d\d seconds\.$/,
    );
    test.setNow(minutesAfter(NOW, 1));
    await login(member.email, 'wrong password', here);
    expect(waitOf(await login(member.email, password, here))).toBeCloseTo(60, -1);
    test.setNow(minutesAfter(NOW, 3));
    expect((await login(member.email, password, here)).status).toBe(200);
    expect(await login(member.email, 'wrong password', here)).toMatchObject(incorrect);
  });

  it('counts for an address without an account as for one with', async () => {
    const here = from('198.51.100.2');
    for (let count = 0; count < 5; count += 1) await login('ghost@example.com', 'wrong password', here);
    expect((await login('ghost@example.com', 'wrong password', here)).status).toBe(429);
  });

  it('never keeps a member out who comes from elsewhere', async () => {
    const { member, password } = await makeMember(test.services);
    for (let count = 0; count < 8; count += 1)
      await login(member.email, 'wrong password', from('198.51.100.3'));
    expect((await login(member.email, password, from('198.51.100.4'))).status).toBe(200);
  });

  it('lets no more than five of a hundred guesses at once be tried', async () => {
    const { member } = await makeMember(test.services);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        login(member.email, `guess number ${index}`, from('198.51.100.5')),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  it('stops a source that tries one password on many addresses', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 51; index += 1) {
      const { status } = await login(`list-${index}@example.com`, 'stolen password', from('198.51.100.6'));
      statuses.push(status);
    }
    expect(statuses.indexOf(429)).toBe(50);
  });

  it('does not count the right passwords of many members behind one address', async () => {
    const { member, password } = await makeMember(test.services);
    const statuses = new Set<number>();
    for (let count = 0; count < 55; count += 1) {
      statuses.add((await login(member.email, password, from('198.51.100.8'))).status);
    }
    expect([...statuses]).toEqual([200]);
  });

  it('is off where the deployment has switched limits off', async () => {
    const services = { ...test.services, env: { ...test.services.env, RATE_LIMITS: false } };
    const body = { email: 'nobody@example.com', password: 'wrong password' };
    for (let count = 0; count < 7; count += 1) {
      const answer = await callApi(services, {
        method: 'POST',
        path: '/login',
        body,
        ...from('198.51.100.10'),
      });
      expect(answer.status).toBe(422);
    }
  });
});
