import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/index.ts';
import { guestContext } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { membersApi } from '#tests/support/made-apis.ts';
import { makeMember } from '#tests/support/members.ts';

/** What has broken programs elsewhere: each of them is only a text here. */
const HOSTILE = [
  "' or '1'='1",
  "'; drop table pick; --",
  '%_\\%',
  '$' + '{7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=cmd|calc!A0',
  'a\r\nSet-Cookie: stolen=1',
  '__proto__',
  'constructor',
  'toString',
  '1e309',
  '-9223372036854775809',
  'NaN',
  '2026-02-30',
  '9999999999-01-01T00:00:00Z',
  `${'a'.repeat(5000)}!`,
  '\u202Eevil',
  '🏀'.repeat(200),
];

let test: TestServices;
let token: string;

beforeAll(async () => {
  test = await testServices({ RATE_LIMITS: 'off' });
  token = (await makeMember(test.services, { planDays: 30 })).token;
});
afterAll(() => test.close());

async function ask(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; text: string; headers: Headers }> {
  const api = membersApi(test.services);
  const requestContext = { ...guestContext, token, tokenFrom: 'bearer' as const };
  const answer = await api.request(`/api${path}`, init, { requestContext });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

const json = (body: string) => ({ method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
const filled = (path: string, value: string) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(value));
/** What an answer says when a statement, a stack or a file got out. */
const LEAK = /select |insert into|syntax error|at .*\.ts:\d|node_modules|root:x:|49\{\{/i;

describe('a hostile text', () => {
  it('in any parameter of any question is a text or a refusal, never a failure', {
    timeout: 300_000,
  }, async () => {
    const errors: string[] = [];
    for (const { contract } of endpoints.filter(({ contract: { method } }) => method === 'GET')) {
      const names = [...Object.keys(contract.query?.shape ?? {}), ...(contract.params ? ['{}'] : [])];
      for (const name of names) {
        for (const value of HOSTILE) {
          const path =
            name === '{}'
              ? filled(contract.path, value)
              : `${filled(contract.path, '1')}?${new URLSearchParams({ [name]: value })}`;
          const { status, text, headers } = await ask(path);
          const isError = status >= 500 || LEAK.test(text) || headers.get('Set-Cookie')?.includes('stolen');
          if (isError) errors.push(`${status} ${path.slice(0, 100)}`);
        }
      }
    }
    expect(errors).toEqual([]);
  });

  it('in any field of any write is a text or a refusal, never a failure', { timeout: 300_000 }, async () => {
    const errors: string[] = [];
    for (const { contract } of endpoints.filter(({ contract: { method } }) => method === 'POST')) {
      const names = Object.keys(contract.body?.shape ?? {});
      for (const value of HOSTILE) {
        const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, value])));
        const { status, text } = await ask(filled(contract.path, '1'), json(body));
        if (status >= 500 || LEAK.test(text)) errors.push(`${status} ${contract.path} ${value.slice(0, 20)}`);
      }
    }
    expect(errors).toEqual([]);
  });
});

describe('a body', () => {
  const BODIES = [
    ['names the prototype', '{"__proto__":{"polluted":true},"email":"a@example.com","password":"x"}'],
    ['names the constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
    ['is nested twenty thousand deep', `{"code":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['is a list', '[1,2,3]'],
    ['is null', 'null'],
    ['is a number beyond all numbers', '1e999'],
    ['says everything twice', '{"plan_id":1,"plan_id":2,"agree":false,"agree":true}'],
    ['ends in the middle', '{"email":"a@exam'],
    ['is no JSON', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ] as const;

  it.each(BODIES)('that %s is refused, and changes nothing elsewhere', async (_, body) => {
    for (const { contract } of endpoints.filter(({ contract: { method } }) => method === 'POST')) {
      const { status, text } = await ask(filled(contract.path, '1'), json(body));
      expect([contract.path, status < 500, LEAK.test(text)]).toEqual([contract.path, true, false]);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('cannot be sent as another kind than JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=a',
    ]) {
      const init = { method: 'POST', body: '{"code":"A","plan_id":1}', headers: { 'Content-Type': type } };
      expect((await ask('/ai-coupon/check', init)).status).toBe(400);
    }
  });

  it('that was compressed is not unpacked', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    expect((await ask('/ai-coupon/check', { method: 'POST', body: '\u001f\u008b', headers })).status).toBe(
      400,
    );
  });
});

describe('a method', () => {
  it('is that of the request, whatever a header or a parameter calls it', async () => {
    for (const name of ['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method']) {
      const { status } = await ask('/subscribe/cancel?_method=POST', { headers: { [name]: 'POST' } });
      expect(status).toBe(405);
    }
  });
});

describe('a token', () => {
  it('that differs in one sign from a living one, or that says of itself who it is, is no one', async () => {
    const api = membersApi(test.services);
    const none = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","id":1}')}.`;
    const swapped = token.endsWith('A') ? `${token.slice(0, -1)}B` : `${token.slice(0, -1)}A`;
    for (const made of [
      swapped,
      token.slice(0, -1),
      `${token}a`,
      token.toUpperCase(),
      none,
      "' or true --",
      '1',
    ]) {
      const requestContext = { ...guestContext, token: made, tokenFrom: 'cookie' as const };
      expect((await api.request('/api/account', {}, { requestContext })).status).toBe(401);
    }
  });
});
