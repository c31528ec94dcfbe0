import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';

let test: TestServices;
let site: Site;
let made: MadeMember;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  made = await makeMember(test.services);
});
afterAll(() => test.close());

const play = (id: string, event: string, token: string | null = made.token, services = test.services) =>
  callApi(services, { path: `/subscribe/sandbox/${id}`, method: 'POST', body: { event }, token });
const orderInSandbox = async () => (await site.order(made.member, 'monthly', { isTest: true })).id;

describe('200', () => {
  it('plays short, double and exact money, and none of it gives a plan, a receipt or an entry in the books', async () => {
    const id = await orderInSandbox();
    expect((await play(id, 'short')).data).toMatchObject({ payment_status: 'partial', missing: 500 });
    expect((await play(id, 'double')).data).toMatchObject({ payment_status: 'error', amount_paid: 16_000 });
    const { data } = await play(id, 'exact');
    expect(data).toMatchObject({ status: 'completed', receipt_no: null, is_test: true, queue: null });
    const late = await orderInSandbox();
    const paid = await play(late, 'late');
    expect(paid.data).toMatchObject({ status: 'completed', timeline: [{}, { status: 'expired' }, {}] });
    const { rows } = await test.services.db.execute<{ n: number }>(sql`
      select (select count(*) from subscription)::int + (select count(*) from ledger_entry)::int
        + (select count(*) from coupon_use)::int as n`);
    expect(rows[0]?.n).toBe(0);
    expect(await moneyErrors(test.services)).toEqual([]);
    const status = await callApi(test.services, { path: '/subscribe/check/status', token: made.token });
    expect(status.data).toMatchObject({ entitled: false, status: 'none', open_order_id: null });
    const records = await callApi(test.services, { path: '/payment-record/records', token: made.token });
    expect(records.data).toEqual([]);
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await play(await orderInSandbox(), 'exact', null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('is the answer for a real order, for another member’s, and where the server has no sandbox', async () => {
    const { token, member } = await makeMember(test.services);
    const real = await site.order(member, 'weekly');
    const own = await site.order(member, 'weekly', { isTest: true });
    expect((await play(real.id, 'exact', token)).http_code).toBe(404);
    expect((await play(own.id, 'exact')).http_code).toBe(404);
    const without = { ...test.services, env: { ...test.services.env, paymentsSandbox: false } };
    expect((await play(own.id, 'exact', token, without)).http_code).toBe(404);
  });
});

describe('409', () => {
  it('refuses what the state of the order does not allow', async () => {
    const { token, member } = await makeMember(test.services);
    const { id } = await site.order(member, 'weekly', { isTest: true });
    await play(id, 'exact', token);
    expect((await play(id, 'double', token)).http_code).toBe(409);
  });
});

describe('422', () => {
  it('refuses an event that no bank knows', async () => {
    expect((await play(made.member.uuid, 'refund')).http_code).toBe(422);
  });
});
