import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite } from '#tests/support/site.ts';
import { latestOrderContract } from './latest.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

describe('200', () => {
  it('is null without an order, then the newest one with its timeline, sandbox orders apart', async () => {
    const site = await openSite(test.services);
    const { member, token } = await makeMember(test.services);
    const latest = async (query = '') =>
      latestOrderContract.data.parse(
        (await callApi(test.services, { path: `/subscribe/latest${query}`, token })).data,
      );
    expect(await latest()).toBeNull();
    const order = await site.order(member, 'monthly');
    expect(await latest()).toMatchObject({ id: order.id, queue: null, timeline: [{ action: 'create' }] });
    expect(await latest('?status=completed')).toBeNull();
    expect(await latest('?sandbox=true')).toBeNull();
    const sandbox = await site.order(member, 'weekly', { isTest: true });
    expect(await latest('?sandbox=true')).toMatchObject({ id: sandbox.id, is_test: true });
    expect(await latest()).toMatchObject({ id: order.id });
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await callApi(test.services, { path: '/subscribe/latest' })).http_code).toBe(302);
  });
});
