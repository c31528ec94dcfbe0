import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { reportTransferContract } from './[id].contract.ts';

let test: TestServices;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
});
afterAll(() => test.close());

const body = () => ({ last5: '12345', amount: 3000, paid_at: test.services.clock.now().toISOString() });
const report = (id: string, token: string | null, given: unknown = body()) =>
  callApi(test.services, { path: `/subscribe/report/${id}`, method: 'POST', body: given, token });
const order = async () => {
  const { member, token } = await makeMember(test.services);
  return { token, id: (await site.order(member, 'weekly')).id };
};

describe('200', () => {
  it('puts the order into the queue', async () => {
    const { id, token } = await order();
    const data = reportTransferContract.data.parse((await report(id, token)).data);
    expect(data).toMatchObject({ payment_status: 'reported', report: { last5: '12345', amount: 3000 } });
    expect(data.queue?.position).toBeGreaterThan(0);
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await report(newId(), null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('is the answer for another member’s order', async () => {
    const { id } = await order();
    const stranger = await makeMember(test.services);
    expect((await report(id, stranger.token)).http_code).toBe(404);
  });
});

describe('409', () => {
  it('takes one report, until an operator has looked', async () => {
    const { id, token } = await order();
    await report(id, token);
    expect((await report(id, token)).http_code).toBe(409);
  });
});

describe('422', () => {
  it('refuses digits that are none, amounts that are none, and a transfer of tomorrow', async () => {
    const { id, token } = await order();
    const tomorrow = new Date(test.services.clock.now().getTime() + 86_400_000).toISOString();
    for (const wrong of [
      { last5: '1234' },
      { last5: '１２３４５' },
      { last5: "1234'" },
      { amount: 0 },
      { amount: -3000 },
      { amount: 2999.5 },
      { amount: '3000' },
      { paid_at: tomorrow },
      { paid_at: '20 November' },
      { status: 'completed' },
    ]) {
      expect((await report(id, token, { ...body(), ...wrong })).http_code).toBe(422);
    }
    expect((await report(id, token)).http_code).toBe(200);
  });
});
