import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { makeReadyModel, openModelLeague } from '#tests/support/custom-models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';

let test: TestServices;
let made: MadeMember;
let id: string;

beforeAll(async () => {
  test = await testServices();
  await openModelLeague(test);
  made = await makeMember(test.services);
  id = (await makeReadyModel(test.services, made.member)).id;
});
afterAll(() => test.close());

const remove = (token: string | null, model = id) =>
  callApi(test.services, { path: `/custom-strategy-model/delete/${model}`, method: 'DELETE', token });

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await remove(null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('deletes no one else’s model', async () => {
    const { token } = await makeMember(test.services);
    expect((await remove(token)).http_code).toBe(404);
    const shown = await callApi(test.services, {
      path: `/custom-strategy-model/show/${id}`,
      token: made.token,
    });
    expect(shown.data).toMatchObject({ model: { deleted_at: null } });
  });
});

describe('422', () => {
  it('refuses what is no id', async () => {
    expect((await remove(made.token, 'mine')).http_code).toBe(422);
  });
});

describe('200', () => {
  it('takes the model off the list, keeps its record, and happens once', async () => {
    const answer = await remove(made.token);
    expect(answer).toMatchObject({ http_code: 200, data: {} });
    expect(answer.messages.input_validates).toEqual({ base: ['Delete Success'] });
    const { token } = made;
    const list = await callApi(test.services, { path: '/custom-strategy-model/list', token });
    expect(list.data).toEqual([]);
    const shown = await callApi(test.services, { path: `/custom-strategy-model/show/${id}`, token });
    expect(shown.data).toMatchObject({
      model: { deleted_at: expect.any(String) },
      backtest: { full: { picks: 8 } },
    });
    expect((await remove(token)).http_code).toBe(404);
  });
});
