import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITUATIONS } from '#domain/forecasting/statistics/situations.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { situationIdSchema, situationListContract } from './list.contract.ts';

const PATH = '/sport-statistics-situation/list';
let test: TestServices;
let token: string;

beforeAll(async () => {
  test = await testServices();
  ({ token } = await makeMember(test.services));
});
afterAll(() => test.close());

describe('200', () => {
  it('names and describes each situation in the language of the caller', async () => {
    const { data } = await callApi(test.services, { path: PATH, token, locale: 'zh_TW' });
    const list = situationListContract.data.parse(data);
    expect(new Set(list.map(({ id }) => id))).toEqual(new Set(SITUATIONS.map(({ id }) => id)));
    expect(list.find(({ id }) => id === 'favourite')?.name).toBe('看好方');
    expect(list.every(({ name, description }) => name !== '' && description !== '')).toBe(true);
  });

  it('promises the situations that are counted, in their order', () => {
    expect(situationIdSchema.options).toEqual(SITUATIONS.map(({ id }) => id));
  });

  it('leaves out what a sport does not know', async () => {
    const idsOf = async (sport: string) => {
      const { data } = await callApi(test.services, { path: `${PATH}?sport=${sport}`, token });
      return situationListContract.data.parse(data).map(({ id }) => id);
    };
    expect(await idsOf('basketball')).not.toContain('after_draw');
    expect(await idsOf('soccer')).not.toContain('back_to_back');
  });
});

describe('302', () => {
  it('asks a guest to log in', async () => {
    const { status, http_code: code } = await callApi(test.services, { path: PATH });
    expect([status, code]).toEqual([401, 302]);
  });
});

describe('422', () => {
  it('refuses an unknown sport', async () => {
    const { status } = await callApi(test.services, { path: `${PATH}?sport=chess`, token });
    expect(status).toBe(422);
  });
});
