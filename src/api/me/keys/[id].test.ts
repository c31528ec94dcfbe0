import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makeApiKeyContract } from '../keys.contract.ts';

let test: TestServices;
let own: MadeMember;
beforeAll(async () => {
  test = await testServices();
  own = await makeMember(test.services);
});
afterAll(() => test.close());

async function make() {
  const body = { name: 'bot', scopes: ['profile.read'] };
  const answer = await callApi(test.services, { method: 'POST', path: '/me/keys', token: own.token, body });
  return makeApiKeyContract.data.parse(answer.data);
}
const end = (id: string, token: string | null) =>
  callApi(test.services, { method: 'DELETE', path: `/me/keys/${id}`, token });
const use = async (token: string) => (await callApi(test.services, { path: '/account', token })).http_code;

describe('200', () => {
  it('ends a key with the next call', async () => {
    const [first, second] = [await make(), await make()];
    expect(await use(first.key)).toBe(200);
    expect((await end(first.id, own.token)).http_code).toBe(200);
    expect([await use(first.key), await use(second.key)]).toEqual([302, 200]);
  });
});

describe('302', () => {
  it('asks for a login', async () => {
    expect((await end(newId(), null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('for a key that is another member’s, that has ended, or that there is not', async () => {
    const { id, key } = await make();
    const other = await makeMember(test.services);
    expect((await end(id, other.token)).http_code).toBe(404);
    expect(await use(key)).toBe(200);
    await end(id, own.token);
    for (const gone of [id, newId()]) expect((await end(gone, own.token)).http_code).toBe(404);
  });
});
