import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const logout = (more: Partial<Parameters<typeof callApi>[1]> = {}) =>
  callApi(test.services, { method: 'POST', path: '/logout', ...more });
const isAlive = async (token: string) =>
  (await findMemberByToken(test.services, { brand: 'blue', token })) !== null;

describe('200', () => {
  it('ends the session and removes both cookies', async () => {
    const { token } = await makeMember(test.services);
    const answer = await logout({ token });
    expect(answer).toMatchObject({ status: 200, data: {} });
    expect(answer.headers.getSetCookie()).toEqual([
      'sports_ai_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'sports_ai_profile=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    // What the browser stored of a member's pages and forms goes, too.
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
    expect(await isAlive(token)).toBe(false);
    // A token that is dead is no reason to keep its cookies.
    expect((await logout({ token })).status).toBe(200);
    expect((await logout()).status).toBe(200);
  });

  it('is open to a suspended member', async () => {
    const { token } = await makeMember(test.services, { status: 'suspended' });
    expect((await logout({ token })).status).toBe(200);
    expect(await isAlive(token)).toBe(false);
  });
});

describe('400', () => {
  it.each(['other', 'unsaid'] as const)('leaves the session alone when the sender is %s', async (site) => {
    const { token } = await makeMember(test.services);
    expect((await logout({ requestContext: { token, tokenFrom: 'cookie', site } })).status).toBe(400);
    expect(await isAlive(token)).toBe(true);
  });
});
