import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { brandOf, makePageContext } from '#tests/support/page-context.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { loadPurchase } from './data.server.ts';

const brand = brandOf('blue');
let test: TestServices;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
});
afterAll(() => test.close());

const load = (
  member: Awaited<ReturnType<typeof makeMember>>['member'],
  { search = '', isTest = false, sandbox = true } = {},
) => {
  const services = { ...test.services, env: { ...test.services.env, paymentsSandbox: sandbox } };
  const context = makePageContext(services, { brand, member, locale: 'vi', path: '/purchase' });
  return loadPurchase(context, new URLSearchParams(search), isTest);
};

describe('the order’s page', () => {
  it('shows the newest order, or the one that the address names, and no one else’s', async () => {
    const [{ member }, other] = [await makeMember(test.services), await makeMember(test.services)];
    expect((await load(member)).order).toBeNull();
    const order = await site.order(member, 'weekly');
    const foreign = await site.order(other.member, 'weekly');
    expect((await load(member)).order).toMatchObject({ id: order.id, amount: 3000 });
    expect((await load(member, { search: `order=${order.id}` })).order).toMatchObject({ id: order.id });
    for (const id of [foreign.id, "x' or 1=1", '']) {
      expect((await load(member, { search: `order=${encodeURIComponent(id)}` })).order).toBeNull();
    }
  });

  it('keeps sandbox orders and real orders apart', async () => {
    const { member } = await makeMember(test.services);
    const real = await site.order(member, 'weekly');
    const testOrder = await site.order(member, 'weekly', { isTest: true });
    expect((await load(member)).order?.id).toBe(real.id);
    expect((await load(member, { isTest: true })).order?.id).toBe(testOrder.id);
    expect((await load(member, { search: `order=${testOrder.id}` })).order).toBeNull();
    expect((await load(member, { search: `order=${real.id}`, isTest: true })).order).toBeNull();
  });
});

describe('the sandbox', () => {
  it('leads to the order’s page, what it named included, where the server has none', async () => {
    const { member } = await makeMember(test.services);
    const answer = await load(member, { search: 'order=1', isTest: true, sandbox: false }).catch(
      (thrown: unknown) => thrown,
    );
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect([status, headers.get('Location')]).toEqual([302, '/vi/purchase?order=1']);
  });
});
