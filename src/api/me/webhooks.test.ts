import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSealed } from '#platform/seal.ts';
import { MEMBER_SCOPES } from '#terms/api-scopes.ts';
import { MAX_WEBHOOKS } from '#terms/webhooks.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { openSite } from '#tests/support/site.ts';
import { makeApiKeyContract } from './keys.contract.ts';
import { addWebhookContract, webhooksContract } from './webhooks.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
});
afterAll(() => test.close());

const GOOD = { url: 'https://hooks.example.com/in?a=1', events: ['pick.published', 'order.paid'] };
const ask = (token: string | null, method = 'GET', body?: object) =>
  callApi(test.services, { path: '/me/webhooks', method, token, ...(body ? { body } : {}) });
const add = (token: string | null, body: object = GOOD) => ask(token, 'POST', body);
const list = async ({ token }: MadeMember) => webhooksContract.data.parse((await ask(token)).data);
const query = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;

describe('200', () => {
  it('answers the secret once, stores it sealed, and lists the address to its owner alone', async () => {
    const own = await makeMember(test.services);
    const { secret, ...shown } = addWebhookContract.data.parse((await add(own.token)).data);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(shown).toMatchObject({ url: GOOD.url, events: ['order.paid', 'pick.published'] });
    expect(await list(own)).toEqual([shown]);
    expect(await list(await makeMember(test.services))).toEqual([]);
    const [row] = await query('select * from webhook_endpoint where id = $1', [shown.id]);
    expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length));
    expect(openSealed(test.services.env, 'webhook_endpoint.secret', row.secret)).toBe(secret);
  });

  it('gives the address to the member with their data, without the secret, and removes it with the account', async () => {
    const own = await makeMember(test.services);
    await add(own.token);
    const exported = await callApi(test.services, { path: '/me/export', token: own.token });
    expect(exported.data).toMatchObject({ more: { webhook_endpoint: [{ url: GOOD.url }] } });
    expect(JSON.stringify(exported.data)).not.toContain('"secret"');
    const body = { email: own.member.email };
    const gone = await callApi(test.services, { path: '/me', method: 'DELETE', token: own.token, body });
    expect(gone.http_code).toBe(200);
    expect(await query('select 1 from webhook_endpoint where account_id = $1', [own.member.id])).toEqual([]);
  });

  it('stores an address as it is asked, however it was typed', async () => {
    const own = await makeMember(test.services);
    await add(own.token, { ...GOOD, url: ' HTTPS://Hooks.Example.com/in/../a b ' });
    expect((await list(own)).map(({ url }) => url)).toEqual(['https://hooks.example.com/a%20b']);
  });
});

describe('302', () => {
  it('asks for a login, and no API key is one', async () => {
    expect([(await ask(null)).http_code, (await add(null)).http_code]).toEqual([302, 302]);
    const own = await makeMember(test.services);
    const body = { name: 'bot', scopes: [...MEMBER_SCOPES] };
    const made = await callApi(test.services, { path: '/me/keys', method: 'POST', token: own.token, body });
    const { key } = makeApiKeyContract.data.parse(made.data);
    expect([(await ask(key)).http_code, (await add(key)).http_code]).toEqual([403, 403]);
    expect(await list(own)).toEqual([]);
  });
});

describe('409', () => {
  it('for a sixth address, also of two that are added at once, and in the database', async () => {
    const own = await makeMember(test.services);
    for (let index = 1; index < MAX_WEBHOOKS; index += 1) await add(own.token);
    const last = await Promise.all([add(own.token), add(own.token)]);
    expect(last.map(({ http_code: code }) => code).toSorted()).toEqual([200, 409]);
    expect(last.find(({ http_code: code }) => code === 409)?.messages.input_validates.base).toEqual([
      'You can have at most 5 webhooks. Remove one first.',
    ]);
    const webhooks = await list(own);
    expect(webhooks).toHaveLength(MAX_WEBHOOKS);
    const copy = `insert into webhook_endpoint
      select gen_random_uuid(), account_id, brand, operator_id, url, secret, events, created_at, null, null
      from webhook_endpoint where id = $1`;
    await expect(query(copy, [webhooks[0]?.id])).rejects.toThrow(/five webhooks/);
  });
});

describe('422', () => {
  it('for an address inside a network, and for events that are none', async () => {
    const own = await makeMember(test.services);
    const inside = await add(own.token, { ...GOOD, url: 'https://10.0.0.8/in' });
    expect(inside.messages.input_validates.url).toEqual([
      'Enter an https URL on the public internet, with at most 500 characters.',
    ]);
    for (const bad of [
      { url: 'https://intranet/in' },
      { url: 'javascript:alert(1)' },
      { url: '' },
      { events: [] },
      { events: ['pick.read'] },
      { events: ['alert.opened'] },
    ])
      expect((await add(own.token, { ...GOOD, ...bad })).http_code, JSON.stringify(bad)).toBe(422);
    expect(await list(own)).toEqual([]);
  });
});
