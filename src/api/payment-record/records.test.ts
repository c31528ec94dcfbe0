import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#domain/money/order/cancel-order.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { paymentRecordsContract } from './records.contract.ts';

let test: TestServices;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
});
afterAll(() => test.close());

describe('200', () => {
  it('lists the member’s orders, the newest first, by state and by date, and no one else’s', async () => {
    const { member, token } = await makeMember(test.services);
    const other = await makeMember(test.services);
    await site.order(other.member, 'yearly');
    const first = await site.order(member, 'weekly');
    await cancelOrder(test.services, { member });
    const second = await site.order(member, 'monthly');
    const list = async (query = '') => {
      const answer = await callApi(test.services, { path: `/payment-record/records${query}`, token });
      expect(paymentRecordsContract.meta.parse(answer.meta).page).toBe(1);
      return paymentRecordsContract.data.parse(answer.data).map(({ id }) => id);
    };
    expect(await list()).toEqual([second.id, first.id]);
    expect(await list('?status=cancelled')).toEqual([first.id]);
    expect(await list('?payment_status=unpaid')).toEqual([second.id]);
    expect(await list(`?to=${new Date(0).toISOString()}`)).toEqual([]);
    expect(await list('?per_page=1')).toEqual([second.id]);
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await callApi(test.services, { path: '/payment-record/records' })).http_code).toBe(302);
  });
});

describe('422', () => {
  it('refuses a state that is none', async () => {
    const { token } = await makeMember(test.services);
    const answer = await callApi(test.services, { path: '/payment-record/records?status=paid', token });
    expect(answer.http_code).toBe(422);
  });
});
