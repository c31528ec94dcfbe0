import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { cancelOrderContract } from './cancel.contract.ts';

let test: TestServices;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
});
afterAll(() => test.close());

const cancel = (token: string | null, body: unknown = {}) =>
  callApi(test.services, { path: '/subscribe/cancel', method: 'POST', body, token });

describe('200', () => {
  it('gives up the open order, after which another one can be made', async () => {
    const { member, token } = await makeMember(test.services);
    const order = await site.order(member, 'monthly');
    const answer = cancelOrderContract.data.parse((await cancel(token)).data);
    expect(answer.order).toMatchObject({ id: order.id, status: 'cancelled', payment_status: 'cancelled' });
    expect((await site.order(member, 'weekly')).orderStatus).toBe('pending');
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await cancel(null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('knows no order of another member, and none where there is none', async () => {
    const { member } = await makeMember(test.services);
    const order = await site.order(member, 'monthly');
    const stranger = await makeMember(test.services);
    expect((await cancel(stranger.token, { order_id: order.id })).http_code).toBe(404);
    expect((await cancel(stranger.token, { order_id: newId() })).http_code).toBe(404);
    expect((await cancel(stranger.token)).http_code).toBe(404);
  });
});

describe('409', () => {
  it('gives up no order twice', async () => {
    const { member, token } = await makeMember(test.services);
    const { id } = await site.order(member, 'monthly');
    await cancel(token);
    expect((await cancel(token, { order_id: id })).http_code).toBe(409);
  });
});
