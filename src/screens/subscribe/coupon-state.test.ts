import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCoupon } from '#tests/support/coupons.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { memberContext } from '#tests/support/send-form.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { loadSubscribe } from './data.server.ts';

let test: TestServices;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  const planIds = [site.planId('monthly')];
  await makeCoupon(test.services, { code: 'AUTUMN-300', value: 300, planIds, maxRedemptions: 10 });
});
afterAll(() => test.close());

/** What the page says of a code in its address, to a new member or to one who has asked before. */
async function couponOf(search: string, by?: Awaited<ReturnType<typeof makeMember>>) {
  const member = by ?? (await makeMember(test.services));
  const context = makePageContext(test.services, memberContext(test.services, member));
  return (await loadSubscribe(context, new URLSearchParams(search))).coupon;
}

describe('a code in the address of the plans', () => {
  const monthly = () => `plan=${site.planId('monthly')}`;

  it('is in the price, and only announced where it is to be checked', async () => {
    const quote = { discount: 300, discounted_price: 7700 };
    expect(await couponOf(`${monthly()}&coupon=autumn-300`)).toMatchObject({
      code: 'AUTUMN-300',
      isUsed: true,
      quote,
      error: null,
    });
    expect(await couponOf(`${monthly()}&coupon=autumn-300&check=1`)).toMatchObject({ isUsed: false, quote });
  });

  it('says why it does not count, and for which plans it does', async () => {
    expect(await couponOf(`${monthly()}&coupon=NO-SUCH`)).toMatchObject({
      isUsed: false,
      quote: null,
      error: expect.stringMatching(/\S/),
      others: [],
    });
    const weekly = await couponOf(`plan=${site.planId('weekly')}&coupon=AUTUMN-300`);
    expect(weekly).toMatchObject({ isUsed: false, quote: null, error: expect.stringMatching(/\S/) });
    expect(weekly?.others.map(({ id }) => id)).toEqual([site.planId('monthly')]);
  });

  it('is checked ten times a minute at most, and never in the price without', async () => {
    const by = await makeMember(test.services);
    for (let count = 0; count < 10; count += 1) await couponOf(`${monthly()}&coupon=TRY-${count}`, by);
    expect(await couponOf(`${monthly()}&coupon=AUTUMN-300`, by)).toMatchObject({
      isUsed: false,
      quote: null,
      error: expect.stringMatching(/\S/),
    });
  });

  it('is not looked at for a guest, who has to log in', async () => {
    const data = await loadSubscribe(
      makePageContext(test.services),
      new URLSearchParams('coupon=AUTUMN-300&check=1'),
    );
    expect(data.coupon).toBeNull();
  });
});
