import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { makeReadyModel, openModelLeague } from '#tests/support/custom-models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { modelCompareContract } from './compare.contract.ts';

let test: TestServices;
let made: MadeMember;
let left: string;
let right: string;

beforeAll(async () => {
  test = await testServices();
  await openModelLeague(test);
  made = await makeMember(test.services);
  left = (await makeReadyModel(test.services, made.member)).id;
  right = (await makeReadyModel(test.services, made.member, { days: 60 })).id;
});
afterAll(() => test.close());

const compare = (one: string, other: string, token: string | null = made.token) =>
  callApi(test.services, { path: `/custom-strategy-model/compare?left=${one}&right=${other}`, token });

describe('200', () => {
  it('sets two models of the same picks beside each other and finds no difference', async () => {
    const data = modelCompareContract.data.parse((await compare(left, right)).data);
    expect([data.left.model.id, data.right.model.days]).toEqual([left, 60]);
    expect(data.common).toEqual({ games: 8, same_side: 8, difference: 0, interval: [0, 0] });
    expect(data.roi_difference).toEqual({ value: 0, interval: [0, 0] });
    expect(data.left.curve).toHaveLength(8);
    expect(JSON.stringify(data)).not.toContain('7.7177');
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await compare(left, right, null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('compares with no one else’s model', async () => {
    const other = await makeMember(test.services);
    const foreign = (await makeReadyModel(test.services, other.member)).id;
    expect((await compare(left, foreign)).http_code).toBe(404);
    expect((await compare(foreign, left)).http_code).toBe(404);
  });
});

describe('422', () => {
  it('refuses a model beside itself', async () => {
    expect((await compare(left, left)).http_code).toBe(422);
  });
});
