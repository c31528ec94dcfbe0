import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportTransfer } from '#domain/money/order/report-transfer.ts';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { showOrderContract } from './[id].contract.ts';

let test: TestServices;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
});
afterAll(() => test.close());

const show = (id: string, token: string | null) =>
  callApi(test.services, { path: `/subscribe/show/${id}`, token });

describe('200', () => {
  it('shows the place in the queue, which moves up as those before are served', async () => {
    const waiting = [];
    for (let n = 0; n < 3; n += 1) {
      const { member, token } = await makeMember(test.services);
      const { id, amountDue } = await site.order(member, 'weekly');
      const paidAt = test.services.clock.now();
      const report = { last5: '54321', amount: amountDue, paidAt, note: '' };
      await reportTransfer(test.services, { member, orderId: id, report });
      waiting.push({ id, token });
    }
    const positions = [];
    for (const { id, token } of waiting) {
      positions.push(showOrderContract.data.parse((await show(id, token)).data).queue?.position);
    }
    expect(positions).toEqual([1, 2, 3]);
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await show(newId(), null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('is the answer for another member’s order, as for none', async () => {
    const { member } = await makeMember(test.services);
    const { id } = await site.order(member, 'weekly');
    const stranger = await makeMember(test.services);
    expect(await show(id, stranger.token)).toEqual(expect.objectContaining({ http_code: 404, data: null }));
    expect((await show(newId(), stranger.token)).http_code).toBe(404);
  });
});

describe('422', () => {
  it('refuses what is no id', async () => {
    const { token } = await makeMember(test.services);
    expect((await show("1'or'1", token)).http_code).toBe(422);
  });
});
