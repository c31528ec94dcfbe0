import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { brandOf, makePageContext } from '#tests/support/page-context.ts';
import { openSite } from '#tests/support/site.ts';
import { MessagesProvider } from '../frame/messages/messages-provider.tsx';
import { loadPurchase, type PurchaseData } from './data.server.ts';
import { PurchasePage } from './parts/purchase-page.tsx';

let test: TestServices;
let buyer: MadeMember;
beforeAll(async () => {
  test = await testServices();
  buyer = await makeMember(test.services);
  await (await openSite(test.services)).order(buyer.member, 'monthly');
});
afterAll(() => test.close());

const load = (locale: Locale) =>
  loadPurchase(
    makePageContext(test.services, {
      brand: brandOf('blue'),
      path: '/purchase',
      locale,
      member: buyer.member,
    }),
    new URLSearchParams(),
  );

function Page() {
  const { data, messages } = useLoaderData<{ data: PurchaseData; messages: PurchaseData['messages'] }>();
  return (
    <LanguageProvider locale={data.locale} messages={messages}>
      <MessagesProvider>
        <PurchasePage {...data} />
      </MessagesProvider>
    </LanguageProvider>
  );
}
const Stub = createRoutesStub([{ id: 'page', path: '/', Component: Page }]);

async function show(data: PurchaseData) {
  const frame = await loadMessages(data.locale, ['ui', 'shell', 'errors']);
  const loaderData = { page: { data, messages: { ...frame, ...data.messages } } };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData }} />);
  const title = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
  return { html, title, text: html.replaceAll(/<[^>]+>/g, ' ') };
}

describe.each(LOCALES)('an order in %s', (locale) => {
  it('shows the account with a button to copy it before anything that ends the order', async () => {
    const data = await load(locale);
    const { html, title } = await show(data);
    const account = data.order?.bank.account_no ?? '-';
    const { target, cancel } = data.messages.purchase;
    expect(title).toContain('8,000');
    const places = [account, target.copy.replace('{what}', target.account), cancel.button].map((text) =>
      html.indexOf(text),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('says once that it waits for its payment', async () => {
    const data = await load(locale);
    const { order } = await loadMessages(locale, ['order']);
    const { html } = await show(data);
    const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
    expect(header).toContain(order.status.pending);
    expect(header).not.toContain(`<span>${order.payment.unpaid}</span>`);
    const reported = data.order && { ...data, order: { ...data.order, payment_status: 'reported' as const } };
    expect(reported && (await show(reported)).html).toContain(`<span>${order.payment.reported}</span>`);
  });

  it('speaks of no transfer that is still to be made once it is completed', async () => {
    const data = await load(locale);
    if (data.order === null) throw new Error('an order was made');
    const paid = { ...data.order, status: 'completed', payment_status: 'paid', code: null } as const;
    const { text, title } = await show({ ...data, order: { ...paid, amount_paid: 8000, queue: null } });
    const { heading, step, target, report, cancel } = data.messages.purchase;
    expect(title).toBe(heading.completed);
    for (const gone of [step.toTransfer, target.title, report.title, cancel.button]) {
      expect(text).not.toContain(gone);
    }
  });

  it('says once that it was cancelled, and of no amount that it is to be paid', async () => {
    const data = await load(locale);
    if (data.order === null) throw new Error('an order was made');
    const over = { ...data.order, status: 'cancelled', payment_status: 'cancelled', code: null } as const;
    const { text, title } = await show({ ...data, order: { ...over, queue: null } });
    const { order: labels, purchase } = data.messages;
    expect(title).toBe(purchase.heading.cancelled);
    expect(text.replace(title, '')).not.toContain(title);
    expect(text).not.toContain(labels.payment.cancelled);
    expect(text).not.toContain(purchase.facts.amount);
  });
});
