import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantToMember } from '#domain/money/subscription/grant-to-member.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { LOCALES } from '#terms/locales.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { brandOf, makePageContext } from '#tests/support/page-context.ts';
import { MessagesProvider } from '../frame/messages/messages-provider.tsx';
import { ACCOUNT_PARTS, partSearch } from './account-parts.ts';
import { loadMySubscribe, type MySubscribeData } from './data.server.ts';
import { AccountPanel } from './parts/account-panel.tsx';

/** The anchors and headings by which each part is known. */
const SECTIONS = {
  plan: 'id="ledger"',
  bets: 'id="import"',
  alerts: 'id="notices"',
  profile: 'id="odds"',
  data: 'JSON',
} as const;

let test: TestServices;
let reader: MadeMember;
beforeAll(async () => {
  test = await testServices();
  await seedBrand(test.services, brandOf('blue'));
  reader = await makeMember(test.services);
});
afterAll(() => test.close());

function Page() {
  const { data, messages } = useLoaderData<{
    data: MySubscribeData;
    messages: MySubscribeData['messages'];
  }>();
  return (
    <LanguageProvider locale={data.locale} messages={messages}>
      <MessagesProvider>
        <AccountPanel {...data} />
      </MessagesProvider>
    </LanguageProvider>
  );
}
const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);

async function show(locale: (typeof LOCALES)[number], search: string) {
  const context = makePageContext(test.services, { path: '/mySubscribe', locale, member: reader.member });
  const data = await loadMySubscribe(
    context,
    new Request(`https://site.example/${locale}/mySubscribe${search}`),
  );
  const frame = await loadMessages(locale, ['ui', 'shell', 'errors']);
  const languages = LOCALES.map((key) => ({ code: key, name: key }));
  const loaderData = { root: { data, languages, messages: { ...frame, ...data.messages } } };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData }} />);
  return { data, html, title: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '' };
}

describe.each(LOCALES)('the account in %s', (locale) => {
  it.each(ACCOUNT_PARTS)('shows the part %s alone, and leads to the others', async (part) => {
    const { html, data, title } = await show(locale, partSearch(part));
    const shown = ACCOUNT_PARTS.filter((one) => html.includes(SECTIONS[one]));
    expect(data.part).toBe(part);
    expect(shown).toEqual([part]);
    for (const one of ACCOUNT_PARTS) {
      expect(html).toContain(`href="/${locale}/mySubscribe${partSearch(one)}"`);
    }
    expect(title).not.toBe('');
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });
});

describe('the first view of the account', () => {
  it('says that there is no plan, and after that how many days are left of it', async () => {
    const before = await show('en', '');
    expect(before.title).toBe('No Subscription Available');
    await grantToMember(test.services, {
      brand: 'blue',
      email: reader.member.email,
      days: 30,
      reason: 'a gift of the test',
    });
    const { data, title } = await show('en', '');
    expect(data.plan?.daysLeft).toBeGreaterThan(28);
    expect(title).toBe(`${data.plan?.daysLeft} days left`);
    expect(data.plan?.days).toBeGreaterThanOrEqual(data.plan?.daysLeft ?? 0);
  });

  it('offers the plans that can follow, each with what is left of the running one added', async () => {
    reader = await makeMember(test.services, { planDays: 30 });
    const { data, html } = await show('en', '');
    expect(html).toMatch(/href="\/en\/subscribe\?plan=\d+"[^>]*>Renew for TWD [\d,]+</);
    expect(data.renewal?.plans.length).toBeGreaterThan(0);
    expect(data.renewal?.plans.every(({ until }) => until > (data.plan?.end ?? ''))).toBe(true);
    // Nothing of the period is settled yet, so nothing is said of what it was worth.
    expect(data.worth).toBeNull();
  });
});
