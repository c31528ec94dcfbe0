import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCoupon } from '#db/queries/coupon.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { brandOf, makePageContext } from '#tests/support/page-context.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { MessagesProvider } from '../frame/messages/messages-provider.tsx';
import { loadSubscribe, type SubscribeData } from './data.server.ts';
import { PlanOffer } from './parts/plan-offer.tsx';

let test: TestServices;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
});
afterAll(() => test.close());

type Member = Awaited<ReturnType<typeof makeMember>>['member'];

/** The page as a reader gets it: what each plan's row says, and what the order card says. */
async function page(options: { readonly member?: Member | null; readonly query?: string } = {}) {
  const context = makePageContext(test.services, {
    brand: brandOf('blue'),
    path: '/subscribe',
    member: options.member ?? null,
  });
  const data = await loadSubscribe(context, new URLSearchParams(options.query));
  const messages = { ...(await loadMessages('en', ['shell', 'ui', 'errors'])), ...data.messages };
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component: Page }]);
  const html = renderToStaticMarkup(
    <Stub hydrationData={{ loaderData: { page: { data, messages } } }} initialEntries={['/']} />,
  );
  const card = html.indexOf('id="order"');
  const at = html.indexOf('</ul>', card);
  const text = (part: string) => part.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return { data, plans: text(html.slice(card, at)), order: text(html.slice(at)), html };
}

function Page() {
  const { data, messages } = useLoaderData<{ data: SubscribeData; messages: SubscribeData['messages'] }>();
  return (
    <LanguageProvider locale="en" messages={messages}>
      <MessagesProvider>
        <PlanOffer {...data} />
      </MessagesProvider>
    </LanguageProvider>
  );
}

const addCoupon = (code: string, own: Partial<Parameters<typeof insertCoupon>[1]> = {}) =>
  insertCoupon(test.services.db, {
    id: newId(),
    brand: 'blue',
    code,
    type: 'percent',
    value: 10,
    planIds: [],
    fromAt: test.services.clock.now(),
    untilAt: null,
    maxRedemptions: 10,
    perMember: 1,
    firstOrderOnly: false,
    isPublic: true,
    status: 'active',
    reserved: 0,
    redeemed: 0,
    createdAt: test.services.clock.now(),
    ...own,
  });

describe('a coupon that is shown to everybody', () => {
  it('is on no plan while there is none, or only one that is not for everybody', async () => {
    await addCoupon('QUIET-50', { value: 50, isPublic: false });
    const { plans, order, data } = await page();
    expect(data.plans.map(({ offer }) => offer)).toEqual([null, null, null, null, null]);
    expect(`${plans}${order}`).not.toMatch(/Coupon [A-Z]|% off|TWD \S+ off/);
  });

  it('stands on its plans for a guest: what it takes off, until when, the code and a way to use it', async () => {
    const planIds = [site.planId('monthly'), site.planId('daily')];
    await addCoupon('WELCOME-10', { planIds, untilAt: new Date('2030-12-01T15:59:59Z') });
    await addCoupon('WELCOME-5', { planIds, value: 5 });
    const { plans, order, html, data } = await page();
    // One tenth off the daily plan's 1,200 is 1,080, which is above the lowest price; the larger of two offers is shown.
    expect(data.plans.map(({ offer }) => offer?.code ?? null)).toEqual([
      'WELCOME-10',
      null,
      'WELCOME-10',
      null,
      null,
    ]);
    expect(plans).toContain('Coupon WELCOME-10: TWD 800 off, you pay TWD 7,200');
    expect(plans).toMatch(/Valid until 2030-12-01 (?!\d)/);
    expect(html).toContain(`/en/subscribe?plan=${site.planId('daily')}&amp;coupon=WELCOME-10#order`);
    expect(order).toContain('Coupon WELCOME-10: TWD 800 off, you pay TWD 7,200');
    expect(order).toContain('Use coupon');
    expect(order).toMatch(/To pay TWD 8,000/);
  });

  it('is in the price of the order card as soon as a guest has chosen it', async () => {
    const { order } = await page({ query: 'coupon=welcome-10' });
    expect(order).toContain('Coupon WELCOME-10 Remove −TWD 800');
    expect(order).toMatch(/To pay TWD 7,200/);
  });

  it('is offered to a member in the order card until they hold it', async () => {
    const { member } = await makeMember(test.services);
    expect((await page({ member })).order).toContain('Coupon WELCOME-10: TWD 800 off');
    await site.order(member, 'monthly', { couponCode: 'WELCOME-10' });
    const after = await page({ member });
    expect(after.plans).not.toContain('WELCOME-10');
    expect(after.plans).toContain('Coupon WELCOME-5: TWD 400 off, you pay TWD 7,600');
  });

  it('says the minute where an offer ends within a day', async () => {
    await addCoupon('NOON-30', { value: 30, untilAt: new Date('2030-12-01T04:00:00Z') });
    expect((await page()).plans).toMatch(/Valid until 2030-12-01 12:00 (?!\d)/);
    await test.services.db.$client.query(
      `update coupon set redeemed = 5, max_redemptions = 5 where code = 'NOON-30'`,
    );
  });

  it('is left out where it has been used up', async () => {
    await addCoupon('GONE-40', { value: 40, maxRedemptions: 1, redeemed: 1 });
    expect((await page()).plans).not.toContain('GONE-40');
  });
});

it('says by its day from when a shorter plan can be ordered', async () => {
  const { member } = await makeMember(test.services, { planDays: 30 });
  const { plans } = await page({ member });
  expect(plans).toMatch(/You can order this from \d{4}-\d\d-\d\d, when your longer plan ends/);
});
