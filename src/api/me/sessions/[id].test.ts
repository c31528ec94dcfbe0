import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const end = (token: string | null, id: string) =>
  callApi(test.services, { method: 'DELETE', path: `/me/sessions/${id}`, token });
const isAlive = async (token: string) =>
  (await findMemberByToken(test.services, { brand: 'blue', token })) !== null;

describe('200', () => {
  it('ends another session of the member and leaves their own', async () => {
    const { member, token, password } = await makeMember(test.services);
    const body = { email: member.email, password };
    const other = Object((await callApi(test.services, { method: 'POST', path: '/login', body })).data).token;
    const answer = await end(other, member.sessionId);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect([await isAlive(token), await isAlive(other)]).toEqual([false, true]);
  });

  it('signs out where the own session ends', async () => {
    const { member, token } = await makeMember(test.services);
    expect((await end(token, member.sessionId)).headers.getSetCookie()).toHaveLength(2);
    expect(await isAlive(token)).toBe(false);
  });
});

describe('302', () => {
  it('asks for a login', async () => {
    expect((await end(null, newId())).http_code).toBe(302);
  });
});

describe('404', () => {
  it("is answered for another member's session as for one that does not exist", async () => {
    const { token } = await makeMember(test.services);
    const other = await makeMember(test.services);
    expect((await end(token, other.member.sessionId)).status).toBe(404);
    expect((await end(token, newId())).status).toBe(404);
    expect(await isAlive(other.token)).toBe(true);
  });
});
