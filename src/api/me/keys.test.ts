import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBreak } from '#domain/accounts/break/start-break.ts';
import { hashToken, isApiKey } from '#platform/token.ts';
import { MAX_API_KEYS, MEMBER_SCOPES, type MemberScope } from '#terms/api-scopes.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { mailedToken } from '#tests/support/emails.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { openSite } from '#tests/support/site.ts';
import { apiKeysContract, makeApiKeyContract } from './keys.contract.ts';

let test: TestServices;
let own: MadeMember;
beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
  own = await makeMember(test.services, { planDays: 30 });
});
afterAll(() => test.close());

const ask = (token: string | null, path: string, method = 'GET', body?: object) =>
  callApi(test.services, { path, method, token, ...(body ? { body } : {}) });
const make = (token: string | null, body: object = { name: 'bot', scopes: ['picks.read'] }) =>
  ask(token, '/me/keys', 'POST', body);
async function keyOf({ token }: MadeMember, ...scopes: MemberScope[]): Promise<string> {
  const answer = await make(token, { name: 'bot', scopes });
  return makeApiKeyContract.data.parse(answer.data).key;
}
const list = async ({ token }: MadeMember) => apiKeysContract.data.parse((await ask(token, '/me/keys')).data);
/** As a key that its member has ended. */
async function expectUseless(key: string): Promise<void> {
  const answer = await ask(key, '/account');
  expect([answer.http_code, answer.status]).toEqual([302, 401]);
  expect(answer.messages.input_validates.base).toEqual(['This API key is wrong, expired or ended.']);
}
const query = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;

describe('200', () => {
  it('answers a key once, stores its hash alone, and notifies its owner by e-mail without it', async () => {
    const made = makeApiKeyContract.data.parse(
      (
        await make(own.token, {
          name: '  my \u202E bot ',
          scopes: ['orders.read', 'picks.read', 'picks.read'],
        })
      ).data,
    );
    expect(isApiKey(made.key)).toBe(true);
    expect(made).toMatchObject({
      name: 'my bot',
      hint: made.key.slice(-4),
      scopes: ['picks.read', 'orders.read'],
    });
    const [first] = await list(own);
    const { key: _key, ...shown } = made;
    expect(first).toEqual(shown);
    const [row] = await query('select * from api_key where id = $1', [made.id]);
    expect(row.token_hash).toBe(hashToken(made.key));
    const [mail] = await query("select * from outbox where template = 'api-key-made' and account_id = $1", [
      own.member.id,
    ]);
    expect(mail.recipient).toBe(own.member.email);
    expect(mail.body_text).toContain('my bot');
    for (const kept of [row, mail]) expect(JSON.stringify(kept)).not.toContain(made.key.slice(4, -4));
  });

  it('opens what its scopes name as for the member, and answers guests’ lists as to a guest', async () => {
    const key = await keyOf(own, 'picks.read', 'profile.read', 'orders.read');
    expect((await ask(key, '/ai-strategy/filter')).http_code).toBe(200);
    expect((await ask(key, '/account')).data).toMatchObject({ email: own.member.email });
    expect((await ask(key, '/plan/active')).data).not.toBeNull();
    const narrow = await keyOf(own, 'picks.read');
    expect((await ask(narrow, '/sport/type')).http_code).toBe(200);
    expect((await ask(own.token, '/plan/active')).data).not.toBeNull();
  });

  it('can do no more than its member now: a plan that ended, a break and a suspension count for it too', async () => {
    const made = await makeMember(test.services, { planDays: 5 });
    const key = await keyOf(made, 'picks.read', 'orders.read', 'orders.write', 'profile.read');
    const status = async () => (await ask(key, '/subscribe/check/status')).data;
    expect(await status()).toMatchObject({ entitled: true });
    await startBreak(test.services, { member: made.member, days: 1 });
    expect(await status()).toMatchObject({ entitled: false });
    const order = { plan_id: 1, agree: true, terms_version: 1 };
    expect((await ask(key, '/subscribe', 'POST', order)).http_code).toBe(423);
    await query("update account set status = 'suspended' where id = $1", [made.member.id]);
    expect((await ask(key, '/account')).http_code).toBe(423);
  });

  it('writes its last use at most once an hour', async () => {
    const made = await makeMember(test.services);
    const key = await keyOf(made, 'profile.read');
    const used = async () => (await list(made))[0]?.last_used_at;
    expect(await used()).toBeNull();
    await ask(key, '/account');
    const first = await used();
    expect(first).not.toBeNull();
    const start = test.services.clock.now().getTime();
    test.setNow(new Date(start + HOUR_MS / 2));
    await ask(key, '/account');
    expect(await used()).toBe(first);
    test.setNow(new Date(start + 2 * HOUR_MS));
    await ask(key, '/account');
    expect(await used()).not.toBe(first);
    test.setNow(new Date(start));
  });

  it('belongs to its brand, is part of what its member may take along, and ends with the account', async () => {
    const made = await makeMember(test.services);
    const key = await keyOf(made, 'profile.read');
    const elsewhere = await callApi(test.services, { path: '/account', token: key, brand: 'orange' });
    expect(elsewhere.http_code).toBe(302);
    expect((await ask(key, '/account')).http_code).toBe(200);
    const exported = await ask(made.token, '/me/export');
    expect(exported.data).toMatchObject({ more: { api_key: [{ name: 'bot', scopes: ['profile.read'] }] } });
    expect(JSON.stringify(exported.data)).not.toContain(hashToken(key));
    expect((await ask(made.token, '/me', 'DELETE', { email: made.member.email })).http_code).toBe(200);
    expect(await query('select 1 from api_key where account_id = $1', [made.member.id])).toEqual([]);
    expect((await ask(key, '/account')).http_code).toBe(302);
  });
});

describe('302', () => {
  it('ends every key with a password that was chosen by a mailed link, and leaves those of others', async () => {
    const made = await makeMember(test.services);
    const keys = [await keyOf(made, 'profile.read'), await keyOf(made, 'profile.read', 'picks.read')];
    const other = await keyOf(own, 'profile.read');
    const { email } = made.member;
    await ask(null, '/ai-accounts/forget-password', 'POST', { email });
    for (const key of keys) expect((await ask(key, '/account')).http_code).toBe(200);
    const password = 'eleven green bottles';
    const chosen = { password, password_confirmation: password };
    const body = { token: await mailedToken(test.services, email), ...chosen };
    expect((await ask(null, '/ai-accounts/forget-password/reset', 'POST', body)).http_code).toBe(200);
    for (const key of keys) await expectUseless(key);
    expect((await ask(other, '/account')).http_code).toBe(200);
  });

  it('asks for a login, and no key is one for making, listing or ending keys', async () => {
    expect((await ask(null, '/me/keys')).http_code).toBe(302);
    expect((await make(null)).http_code).toBe(302);
    const key = await keyOf(own, ...MEMBER_SCOPES);
    const refused = await make(key);
    expect([refused.http_code, refused.data]).toEqual([403, { reason: 'not_for_keys', scope: null }]);
    for (const path of ['/me/keys', '/me/sessions', '/me/export', '/me/inbox'])
      expect([path, (await ask(key, path)).http_code]).toEqual([path, 403]);
  });

  it('says of a key that is wrong or over that it is worth nothing, without the cookies of a session', async () => {
    const { key, id } = makeApiKeyContract.data.parse((await make(own.token)).data);
    const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const path of ['/account', '/sport/type']) {
      const answer = await ask(wrong, path);
      expect([answer.http_code, answer.status]).toEqual([302, 401]);
      expect(answer.messages.input_validates.base).toEqual(['This API key is wrong, expired or ended.']);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
      expect(answer.headers.get('Set-Cookie')).toBeNull();
    }
    const { now } = { now: test.services.clock.now() };
    test.setNow(new Date(now.getTime() + 366 * DAY_MS));
    expect((await ask(key, '/ai-strategy/filter')).http_code).toBe(302);
    test.setNow(now);
    expect((await ask(own.token, `/me/keys/${id}`, 'DELETE')).http_code).toBe(200);
    expect((await ask(key, '/ai-strategy/filter')).http_code).toBe(302);
    await expectUseless(key);
  });
});

describe('409', () => {
  it('for a login that is older than an hour', async () => {
    const made = await makeMember(test.services);
    const now = test.services.clock.now();
    test.setNow(new Date(now.getTime() + HOUR_MS + 1000));
    const answer = await make(made.token);
    expect([answer.http_code, answer.data]).toEqual([409, { reason: 'login_too_old' }]);
    test.setNow(now);
    expect(await list(made)).toEqual([]);
  });

  it('for an eleventh key, also of two that are made at once, and in the database', async () => {
    const made = await makeMember(test.services);
    for (let index = 1; index < MAX_API_KEYS; index += 1) await make(made.token);
    const last = await Promise.all([make(made.token), make(made.token)]);
    expect(last.map(({ http_code: code }) => code).toSorted()).toEqual([200, 409]);
    const keys = await list(made);
    expect(keys).toHaveLength(MAX_API_KEYS);
    const copy = `insert into api_key select gen_random_uuid(), account_id, brand, operator_id, name,
      md5(random()::text) || md5(random()::text), hint, scopes, created_at, expires_at, null, null
      from api_key where id = $1`;
    await expect(query(copy, [keys[0]?.id])).rejects.toThrow(/ten API keys/);
    await ask(made.token, `/me/keys/${keys[0]?.id}`, 'DELETE');
    expect((await make(made.token)).http_code).toBe(200);
  });
});

describe('422', () => {
  it('for a name or scopes that are none', async () => {
    const good = { name: 'bot', scopes: ['picks.read'] };
    for (const bad of [
      { name: '\u202E' },
      { name: 'x'.repeat(61) },
      { scopes: [] },
      { scopes: ['orders.view'] },
    ])
      expect((await make(own.token, { ...good, ...bad })).http_code).toBe(422);
  });
});

describe('403', () => {
  it('names the scope that a key does not have, whatever its member may do', async () => {
    const key = await keyOf(own, 'picks.read');
    const answer = await ask(key, '/account');
    expect([answer.http_code, answer.data]).toEqual([
      403,
      { reason: 'scope_required', scope: 'profile.read' },
    ]);
    expect(answer.messages.input_validates.base).toEqual(['This API key lacks the scope profile.read.']);
    const order = await ask(key, '/subscribe', 'POST', { plan_id: 1, agree: true, terms_version: 1 });
    expect(order.data).toEqual({ reason: 'scope_required', scope: 'orders.write' });
  });
});
