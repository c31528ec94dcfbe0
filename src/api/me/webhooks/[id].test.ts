import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { addWebhookContract, webhooksContract } from '../webhooks.contract.ts';
import { resumeWebhookContract } from './[id].contract.ts';

let test: TestServices;
let own: MadeMember;
beforeAll(async () => {
  test = await testServices();
  own = await makeMember(test.services);
});
afterAll(() => test.close());

async function add() {
  const body = { url: 'https://hooks.example.com/in', events: ['order.paid'] };
  const answer = await callApi(test.services, {
    method: 'POST',
    path: '/me/webhooks',
    token: own.token,
    body,
  });
  return addWebhookContract.data.parse(answer.data);
}
const remove = (id: string, token: string | null) =>
  callApi(test.services, { method: 'DELETE', path: `/me/webhooks/${id}`, token });
const resume = (id: string, token: string | null) =>
  callApi(test.services, { method: 'PATCH', path: `/me/webhooks/${id}`, token, body: { enabled: true } });
const list = async () =>
  webhooksContract.data.parse(
    (await callApi(test.services, { path: '/me/webhooks', token: own.token })).data,
  );

describe('200', () => {
  it('removes an address, and lets one that was disabled receive events again', async () => {
    const [first, second] = [await add(), await add()];
    await test.services.db.$client.query(
      'update webhook_endpoint set disabled_at = created_at, failing_since = created_at where id = $1',
      [second.id],
    );
    expect((await list()).find(({ id }) => id === second.id)?.disabled_at).toBe(second.created_at);
    const resumed = resumeWebhookContract.data.parse((await resume(second.id, own.token)).data);
    expect(resumed).toMatchObject({ disabled_at: null, failing_since: null });
    expect((await remove(first.id, own.token)).http_code).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual([second.id]);
  });
});

describe('302', () => {
  it('asks for a login', async () => {
    const { id } = await add();
    expect([(await remove(id, null)).http_code, (await resume(id, null)).http_code]).toEqual([302, 302]);
  });
});

describe('404', () => {
  it('for an address of another member, which stays, and for one that is not there', async () => {
    const { id } = await add();
    const { token } = await makeMember(test.services);
    expect([(await remove(id, token)).http_code, (await resume(id, token)).http_code]).toEqual([404, 404]);
    expect((await list()).map((webhook) => webhook.id)).toContain(id);
    expect((await remove(newId(), own.token)).http_code).toBe(404);
    expect((await resume(newId(), own.token)).http_code).toBe(404);
  });
});
