import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '#platform/token.ts';
import { OFFICE_SCOPES } from '#terms/api-scopes.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { callOffice, lastDetail, type MadeOperator, makeOperator } from '#tests/support/office.ts';
import { openSite } from '#tests/support/site.ts';
import { makeOfficeKeyContract, officeKeysContract } from './keys.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
});
afterAll(() => test.close());

/** Each code counts once, so that every one is asked for half a minute after the last. */
function nextCode(operator: MadeOperator): string {
  test.setNow(new Date(test.services.clock.now().getTime() + 31_000));
  return operator.code();
}
const ask = (token: string | null, path: string, body?: object) =>
  callOffice(test.services, path, { token, ...(body ? { method: 'POST', body } : {}) });
async function worker(role: Parameters<typeof makeOperator>[1]['role']) {
  const operator = await makeOperator(test.services, { role });
  return { operator, token: await operator.signIn(nextCode(operator)) };
}
type Worker = Awaited<ReturnType<typeof worker>>;
const make = ({ operator, token }: Worker, scopes: readonly string[], code = nextCode(operator)) =>
  ask(token, '/keys', { name: 'importer', scopes, code });
const made = async (owner: Worker, ...scopes: string[]) =>
  makeOfficeKeyContract.data.parse((await make(owner, scopes)).data);
const query = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;

describe('a key of an operator', () => {
  it('makes, lists and ends a key; the log has both, and the operator an e-mail, none of them the key', async () => {
    const content = await worker('content');
    const { key, ...shown } = await made(content, 'content.edit', 'content.view');
    expect(officeKeysContract.data.parse((await ask(content.token, '/keys')).data)).toEqual([shown]);
    expect(await lastDetail(test.services, 'api_key.made')).toMatchObject({ name: 'importer' });
    const kept = await query(
      "select to_jsonb(api_key) as row from api_key union all select to_jsonb(audit) from audit where action like 'api_key.%' union all select to_jsonb(outbox) from outbox where template = 'api-key-made'",
    );
    expect(JSON.stringify(kept)).toContain(content.operator.email);
    expect(JSON.stringify(kept)).toContain(hashToken(key));
    expect(JSON.stringify(kept)).not.toContain(key.slice(4));
    const used = async () =>
      officeKeysContract.data.parse((await ask(content.token, '/keys')).data)[0]?.last_used_at;
    expect(await used()).toBeNull();
    expect((await ask(key, '/news')).http_code).toBe(200);
    expect(Date.parse((await used()) ?? '')).toBeGreaterThanOrEqual(Date.parse(shown.created_at));
    expect((await ask(content.token, `/keys/${shown.id}/revocation`, {})).http_code).toBe(200);
    expect((await ask(key, '/news')).http_code).toBe(302);
    expect(await lastDetail(test.services, 'api_key.ended')).toEqual({ name: 'importer' });
  });

  it('notes each write with a key in the log, beside what the write itself notes', async () => {
    const support = await worker('support');
    const { key, id } = await made(support, 'content.view', 'members.note');
    expect((await ask(key, '/me')).http_code).toBe(200);
    const answer = await ask(key, '/members/0199aa00-0000-7000-8000-000000000001/notes', { text: 'Hello.' });
    expect(answer.http_code).toBe(404);
    const call = 'POST /office/members/{id}/notes';
    expect(await lastDetail(test.services, 'api_key.called')).toEqual({ name: 'importer', call });
    const rows = await query("select subject_id from audit where action = 'api_key.called'");
    expect(rows).toEqual([{ subject_id: id }]);
  });

  it('is worth what the operator’s role is worth now, and nothing once their work has ended', async () => {
    const owner = await worker('owner');
    const { key } = await made(owner, 'settings.view', 'content.view');
    expect((await ask(key, '/settings')).http_code).toBe(200);
    await query("update operator set role = 'content' where email = $1", [owner.operator.email]);
    expect([(await ask(key, '/settings')).http_code, (await ask(key, '/news')).http_code]).toEqual([
      404, 200,
    ]);
    await query("update operator set status = 'disabled' where email = $1", [owner.operator.email]);
    expect((await ask(key, '/news')).http_code).toBe(302);
  });

  it('ends with the operator’s sign-in when an owner resets or ends it', async () => {
    const [owner, support] = [await worker('owner'), await worker('support')];
    const { key } = await made(support, 'orders.view');
    const [row] = await query('select id, version from operator where email = $1', [support.operator.email]);
    const body = { version: row.version, reason: 'A lost phone.' };
    expect((await ask(key, '/orders')).http_code).toBe(200);
    expect((await ask(owner.token, `/operators/${row.id}/reset`, body)).http_code).toBe(200);
    expect((await ask(key, '/orders')).http_code).toBe(302);
  });
});

describe('what a key of an operator is refused', () => {
  it('is what a second person or the second factor is asked for, whatever the key may read', async () => {
    const owner = await worker('owner');
    const { key } = await made(owner, ...OFFICE_SCOPES);
    const id = '0199aa00-0000-7000-8000-000000000001';
    for (const path of [
      `/approvals/${id}`,
      `/orders/${id}/confirm`,
      `/orders/${id}/void`,
      `/members/${id}/grants`,
      `/members/${id}/reveal`,
      '/operators',
      '/keys',
      '/bank-accounts',
      `/plans/1/prices`,
      `/picks/${id}/withdrawal`,
      '/settings/trial',
    ]) {
      expect([path, (await ask(key, path, {})).http_code]).toEqual([path, 403]);
    }
    for (const path of ['/operators', '/search?q=a', '/exports/orders', '/keys'])
      expect([path, (await ask(key, path)).http_code]).toEqual([path, 403]);
  });
});

describe('who has no key', () => {
  it('is asked for a login, and a member’s key is none here', async () => {
    expect((await ask(null, '/keys')).http_code).toBe(302);
    expect((await ask(null, '/keys', { name: 'x', scopes: ['orders.view'], code: '1' })).http_code).toBe(302);
    expect((await ask(`tlm_${'a'.repeat(43)}`, '/me')).http_code).toBe(302);
  });
});

describe('a key of a colleague', () => {
  it('cannot be ended, as if there were none', async () => {
    const [one, other] = [await worker('support'), await worker('support')];
    const { id } = await made(one, 'orders.view');
    expect((await ask(other.token, `/keys/${id}/revocation`, {})).http_code).toBe(404);
  });
});

describe('a key that cannot be made', () => {
  it('is one with a scope that the role does not have, and for a code that is wrong or was used', async () => {
    const support = await worker('support');
    expect((await make(support, ['coupons.edit'])).messages.input_validates).toHaveProperty('scopes');
    expect((await make(support, ['orders.confirm'])).http_code).toBe(422);
    expect((await make(support, ['orders.view'], '000000')).messages.input_validates).toHaveProperty('code');
    const code = nextCode(support.operator);
    expect((await make(support, ['orders.view'], code)).http_code).toBe(200);
    expect((await make(support, ['orders.view'], code)).http_code).toBe(422);
  });
});
