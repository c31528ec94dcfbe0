import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '#domain/accounts/member/member.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { pageContext } from '../page/page-context.ts';
import { runRouteMiddleware } from './route-middleware.ts';

const args = { url: new URL('http://site.example/en'), context: new RouterContextProvider() };

describe('the middleware of a route', () => {
  it('runs in the order given', async () => {
    const order: string[] = [];
    const registry = {
      first: () => order.push('first') > 0,
      second: async () => order.push('second') > 0,
    };
    await runRouteMiddleware(['second', 'first'], args, registry);
    expect(order).toEqual(['second', 'first']);
  });

  it('is a 404 where one says no, and nothing after it runs', async () => {
    const registry = {
      no: () => false,
      after: () => expect.unreachable('this must not run'),
    };
    const refused = await runRouteMiddleware(['no', 'after'], args, registry).catch((thrown) => thrown);
    expect(refused).toBeInstanceOf(Response);
    expect([refused.status, await refused.text()]).toEqual([404, 'Page Not Found']);
  });

  it.each(['nobody', 'toString', '__proto__'])('fails for a name that no one knows: %s', async (name) => {
    await expect(runRouteMiddleware([name], args)).rejects.toThrow(`Unknown route middleware: ${name}`);
  });
});

describe('the guard of a page', () => {
  let test: TestServices;
  let member: Member;
  beforeAll(async () => {
    test = await testServices();
    ({ member } = await makeMember(test.services));
  });
  afterAll(() => test.close());

  /** What stands in the way of a reader, thrown; null where they may enter. */
  async function enter(guard: string, path: string, who: Partial<Member> | null) {
    const context = new RouterContextProvider();
    const reader = who === null ? null : { ...member, ...who };
    context.set(pageContext, makePageContext(test.services, { member: reader }));
    const url = new URL(path, 'http://site.example');
    return await runRouteMiddleware([guard], { url, context }).then(
      () => null,
      (thrown) => thrown,
    );
  }
  const targetOf = (answer: Response) => [answer.status, answer.headers.get('Location')];

  it.each(['auth', 'auth-check'])(
    '%s sends a guest to log in, and says where they came from',
    async (guard) => {
      const answer = await enter(guard, '/en/purchase?order=7&x=%2F', null);
      expect(targetOf(answer)).toEqual([302, '/en/login?redirect=%2Fen%2Fpurchase%3Forder%3D7%26x%3D%252F']);
    },
  );

  it.each(['auth', 'auth-check'])('%s lets a member in, with a plan or without', async (guard) => {
    expect(await enter(guard, '/en/record', {})).toBeNull();
    expect(await enter(guard, '/en/mySubscribe', { status: 'unverified' })).toBeNull();
  });

  it.each(['/en/mySubscribe', '/en/record'])('locks a suspended member out of %s', async (path) => {
    const answer = await enter('auth', path, { status: 'suspended' });
    expect(answer.init.status).toBe(423);
    expect(answer.data).toMatchObject({ reason: 'suspended', until: null, title: 'This account is locked' });
  });

  it('closes prediction content during a break, says until when, and leaves the rest open', async () => {
    const away = { status: 'on_break', onBreakUntil: new Date('2026-12-01T16:00:00Z') } as const;
    for (const path of ['/en/record', '/en/unstartedRecord', '/en/customModel']) {
      const answer = await enter('auth', path, { ...away, timeZone: 'Asia/Taipei' });
      expect(answer.init.status).toBe(423);
      expect(answer.data).toMatchObject({ reason: 'on_break', until: '2026-12-01T16:00:00.000Z' });
      expect(answer.data.text).toContain('2026-12-02 00:00:00');
    }
    expect(await enter('auth', '/en/mySubscribe', away)).toBeNull();
    expect(await enter('auth', '/en/statistics', away)).toBeNull();
  });

  it('keeps members away from log in and sign up', async () => {
    expect(targetOf(await enter('guest', '/en/login?redirect=/en/orders', {}))).toEqual([302, '/en']);
    expect(await enter('guest', '/en/login', null)).toBeNull();
  });
});
