import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { type ApiCall, callApi, guestContext } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { mailedToken } from '#tests/support/emails.ts';
import { officeApi } from '#tests/support/made-apis.ts';
import { makeMember } from '#tests/support/members.ts';
import { type MadeOperator, makeOperator } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';

const START = new Date('2026-11-22T04:00:00Z');

let test: TestServices;
let site: Site;

beforeAll(async () => {
  test = await testServices();
  test.setNow(START);
  site = await openSite(test.services);
});
afterAll(() => test.close());

/** An address of the attacker's many: IPv4 ones all over, or networks of IPv6. */
const address = (n: number) =>
  n % 2 === 0 ? `203.0.${n >> 8}.${n & 255}` : `2001:db8:${n.toString(16)}:1::${n.toString(16)}`;

const login = (email: string, password: string, clientIp: string) =>
  callApi(test.services, {
    method: 'POST',
    path: '/login',
    body: { email, password },
    requestContext: { clientIp },
  });

describe('passwords of one member', () => {
  it('cannot be guessed from many addresses, and the member still comes in from where they always do', async () => {
    const { member, password } = await makeMember(test.services);
    expect((await login(member.email, password, '198.51.100.7')).status).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1)
      statuses.push((await login(member.email, `guess-${n}`, address(n))).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
    expect((await login(member.email, password, '198.51.100.7')).status).toBe(200);
    const elsewhere = await login(member.email, password, '192.0.2.9');
    expect(elsewhere.status).toBe(429);
    expect(Number(elsewhere.headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60);
  });

  it('wait as long for an address that has no account', async () => {
    const { member } = await makeMember(test.services);
    const ask = async (email: string) => {
      const answers = [];
      for (let n = 0; n < 24; n += 1) {
        const { status, messages } = await login(email, 'guess', address(1000 + n));
        answers.push({ status, messages });
      }
      return answers;
    };
    expect(await ask(`nobody-${newId()}@example.com`)).toEqual(await ask(member.email));
  });

  it('are open again when the wait is over, however long somebody guessed', async () => {
    const { member, password } = await makeMember(test.services);
    for (let n = 0; n < 60; n += 1) await login(member.email, 'guess', address(2000 + n));
    test.setNow(new Date(START.getTime() + 16 * MINUTE_MS));
    expect((await login(member.email, password, '192.0.2.77')).status).toBe(200);
    test.setNow(START);
  });

  it('count all addresses of an IPv6 network as one, and a mapped IPv4 address as itself', async () => {
    for (const addresses of [
      Array.from({ length: 8 }, (_, n) => `2001:db8:77:1:${n.toString(16)}::${n + 1}`),
      ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109', '203.0.113.9', '203.0.113.9', '203.0.113.9'],
    ]) {
      const { member } = await makeMember(test.services);
      const statuses: number[] = [];
      for (const clientIp of addresses) statuses.push((await login(member.email, 'guess', clientIp)).status);
      expect(statuses.slice(0, 6)).toEqual([422, 422, 422, 422, 422, 429]);
    }
  });
});

describe('the second factor of the office', () => {
  const signIn = async ({ email, password }: MadeOperator, code: string, clientIp: string) => {
    const api = officeApi(test.services);
    const body = JSON.stringify({ email, password, code });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await api.request(
      '/office/api/login',
      { method: 'POST', body, headers },
      { requestContext: { ...guestContext, clientIp } },
    );
    return { status: answer.status, text: await answer.text() };
  };
  const openAlerts = async () =>
    (
      await test.services.db.execute<{ facts: { who: string }; permission: string }>(
        sql`select facts, permission from operator_alert where kind = 'codes_guessed' and closed_at is null`,
      )
    ).rows;

  it('is not compared more than five times, from however many addresses, and owners are notified', async () => {
    const operator = await makeOperator(test.services, { role: 'finance' });
    await operator.signIn();
    const answers = [];
    for (let n = 0; n < 12; n += 1)
      answers.push(await signIn(operator, String(100_000 + n), address(3000 + n)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    // Even the right one is refused there now, and nothing distinguishes it.
    const [recovery = ''] = operator.recoveryCodes;
    expect(await signIn(operator, recovery, address(3100))).toEqual(answers[0]);
    expect(await openAlerts()).toEqual([{ facts: { who: operator.email }, permission: 'operators.edit' }]);
    // From where the operator works the code is as good as before.
    expect((await signIn(operator, recovery, '127.0.0.1')).status).toBe(200);
  });

  it('and the password have a limit for the operator alone', async () => {
    const operator = await makeOperator(test.services, { role: 'support' });
    const statuses: number[] = [];
    for (let n = 0; n < 30; n += 1) {
      statuses.push(
        (await signIn({ ...operator, password: `guess-${n}` }, '123456', address(4000 + n))).status,
      );
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('links to choose a password', () => {
  it('are not tried one after the other', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) {
      const answer = await callApi(test.services, {
        method: 'POST',
        path: '/ai-accounts/forget-password/reset',
        body: {
          token: `${'a'.repeat(40)}${100 + n}`,
          password: 'a quiet harbour again',
          password_confirmation: 'a quiet harbour again',
        },
        requestContext: { clientIp: `2001:db8:5:5::${n}` },
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('an e-mail with a link to choose a password', () => {
  const ask = (email: string) =>
    callApi(test.services, { method: 'POST', path: '/ai-accounts/forget-password', body: { email } });
  const use = (token: string) => {
    const password = 'a quiet harbour again';
    const body = { token, password, password_confirmation: password };
    return callApi(test.services, { method: 'POST', path: '/ai-accounts/forget-password/reset', body });
  };

  it('voids the link of the one before, also where both are asked for at once', async () => {
    const { member } = await makeMember(test.services);
    await ask(member.email);
    const first = await mailedToken(test.services, member.email);
    await Promise.all([ask(member.email), ask(member.email)]);
    const { rows } = await test.services.db.execute<{ alive: number }>(
      sql`select count(*)::int as alive from mail_token where account_id = ${member.id} and used_at is null`,
    );
    expect(rows).toEqual([{ alive: 1 }]);
    expect((await use(first)).status).toBe(422);
  });

  it('brings in the member whom a stranger’s guesses keep waiting', async () => {
    const { member } = await makeMember(test.services);
    for (let n = 0; n < 25; n += 1) await login(member.email, 'guess', address(6000 + n));
    await ask(member.email);
    expect((await use(await mailedToken(test.services, member.email))).status).toBe(200);
    expect((await login(member.email, 'a quiet harbour again', guestContext.clientIp)).status).toBe(200);
  });
});

describe('coupon codes', () => {
  const tries = (n: number): Omit<ApiCall, 'token'>[] => [
    {
      method: 'POST',
      path: '/ai-coupon/check',
      body: { code: `GUESS-${n}`, plan_id: site.planId('monthly') },
    },
    { path: `/ai-coupon/show/1?plan_id=${site.planId('monthly')}&code=GUESS-${n}` },
    {
      method: 'POST',
      path: '/subscribe',
      body: {
        plan_id: site.planId('monthly'),
        coupon_code: `GUESS-${n}`,
        agree: true,
        terms_version: site.termsVersion,
      },
    },
  ];

  it('have one budget of ten a minute for a member, at all calls and from all addresses', async () => {
    const { token } = await makeMember(test.services);
    const statuses: number[] = [];
    for (let n = 0; n < 30; n += 1) {
      const call = tries(n)[n % 3];
      if (call === undefined) throw new Error('no such call');
      const answer = await callApi(test.services, {
        ...call,
        token,
        requestContext: { clientIp: address(5000 + n) },
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 10).filter((status) => status === 429)).toEqual([]);
    expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
    test.setNow(new Date(START.getTime() + 3 * MINUTE_MS));
    const [again] = tries(99);
    if (again === undefined) throw new Error('no such call');
    expect((await callApi(test.services, { ...again, token })).status).toBe(200);
    test.setNow(START);
  });

  it('are each member’s own where many share an address', async () => {
    const clientIp = '198.51.100.200';
    for (let n = 0; n < 3; n += 1) {
      const { token } = await makeMember(test.services);
      const [check] = tries(n);
      if (check === undefined) throw new Error('no such call');
      for (let turn = 0; turn < 10; turn += 1) {
        expect((await callApi(test.services, { ...check, token, requestContext: { clientIp } })).status).toBe(
          200,
        );
      }
    }
  });

  it('let no more than ten of a hundred at once through', async () => {
    const { token } = await makeMember(test.services);
    const [check] = tries(1);
    if (check === undefined) throw new Error('no such call');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => callApi(test.services, { ...check, token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });
});
