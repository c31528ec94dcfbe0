import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { breakContract } from './break.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const start = (days: unknown, token: string | null) =>
  callApi(test.services, { path: '/me/break', method: 'POST', body: { days }, token });

describe('200', () => {
  it('shuts what a plan opens, and keeps its days', async () => {
    const { member, token } = await makeMember(test.services, { planDays: 12 });
    const data = breakContract.data.parse((await start(7, token)).data);
    expect(Date.parse(data.plan_end_date ?? '') - (member.endAt?.getTime() ?? 0)).toBe(7 * 86_400_000);
    const status = await callApi(test.services, { path: '/subscribe/check/status', token });
    expect(status.data).toMatchObject({ entitled: false, frozen_until: data.until });
    const order = { plan_id: 1, agree: true, terms_version: 2 };
    const refused = await callApi(test.services, { path: '/subscribe', method: 'POST', body: order, token });
    expect(refused).toMatchObject({ http_code: 423, data: { until: data.until } });
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await start(7, null)).http_code).toBe(302);
  });
});

describe('409', () => {
  it('does not make a break shorter', async () => {
    const { token } = await makeMember(test.services);
    await start(30, token);
    const answer = await start(1, token);
    expect(answer.http_code).toBe(409);
    expect(answer.messages.input_validates.base).toEqual(['You can make a break longer but not shorter.']);
  });
});

describe('422', () => {
  it('knows four lengths and no other', async () => {
    const { token } = await makeMember(test.services);
    for (const days of [0, 2, 8, -1, '7', 1.5, null]) expect((await start(days, token)).http_code).toBe(422);
  });
});
