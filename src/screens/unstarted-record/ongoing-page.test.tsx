import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { LinkProvider } from '#ui/link.tsx';
import { renderCachedPart } from '../../page/render-cached-part.tsx';
import { firstByte } from '../frame/first-byte.ts';
import { PageLinksContext } from '../frame/loading/prefetch-provider.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { OddsFormatProvider } from '../pick/odds-format.tsx';
import { pickLabel } from '../pick/pick-labels.ts';
import { loadOngoing, type OngoingPageData } from './data.server.ts';
import { OngoingPage } from './parts/ongoing-page.tsx';

/** The filter as each language names it for its own market; English readers of this brand are under the law of its home. */
const WORTH = {
  en: /Worth it at (?:Taiwan|Hong Kong) odds/,
  zh_TW: /以台灣賠率划算/,
  zh_HK: /以香港賠率值博/,
  vi: /Đáng chọn ở tỷ lệ Việt Nam/,
} as const satisfies Record<Locale, RegExp>;

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await playRecord(test, 1);
});
afterAll(() => test.close());

type Shown = { data: OngoingPageData; messages: OngoingPageData['messages']; locale: Locale };

function Page() {
  const { data, messages, locale } = useLoaderData<Shown>();
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <OddsFormatProvider format="decimal">
        <LinkProvider value={PageLink}>
          <PageLinksContext value={links}>
            <OngoingPage data={data} />
          </PageLinksContext>
        </LinkProvider>
      </OddsFormatProvider>
    </LanguageProvider>
  );
}

const links = { watch: () => undefined, follow: () => undefined };

const Stub = createRoutesStub([{ id: 'page', path: '/', Component: Page }]);

async function page(
  locale: Locale,
  plan: { readonly planDays?: number },
  { render = renderToStaticMarkup, query = '?at_home=1', change = (data: OngoingPageData) => data } = {},
) {
  const { member } = await makeMember(test.services, plan);
  const context = makePageContext(test.services, { path: '/unstartedRecord', locale, member });
  const request = new Request(`https://site.example/${locale}/unstartedRecord${query}`);
  const data = change(await loadOngoing(context, request));
  const frame = await loadMessages(locale, ['ui', 'shell', 'pick', 'errors']);
  const loaderData = { page: { data, messages: { ...frame, ...data.messages }, locale } };
  return render(<Stub hydrationData={{ loaderData }} />);
}

describe.each(LOCALES)('the upcoming picks in %s', (locale) => {
  it('let a member with a plan choose what is worth it at home, and keep the choice in every link', async () => {
    const html = await page(locale, { planDays: 30 });
    expect(html).toMatch(WORTH[locale]);
    expect(html).toContain('sport=soccer&amp;at_home=1');
  });

  it('do not offer it to a reader without a plan, to whom the picks are locked', async () => {
    expect(await page(locale, {})).not.toMatch(WORTH[locale]);
  });

  it('explain no bar and no column where there is none', async () => {
    const { legend } = (await loadMessages(locale, ['ongoing'])).ongoing;
    const nothing = (data: OngoingPageData) => ({ ...data, picks: [], total: 0 });
    expect(await page(locale, { planDays: 30 }, { query: '' })).toContain(legend.bar);
    expect(await page(locale, { planDays: 30 }, { query: '', change: nothing })).not.toContain(legend.bar);
  });

  it('name the bet whose probability stands below the reasons of a newer forecast', async () => {
    const { pick, sport } = await loadMessages(locale, ['pick', 'sport']);
    const t = createTranslator<'sport'>({ locale, messages: { sport }, overrides: undefined });
    const bets: string[] = [];
    const newer = (data: OngoingPageData) => ({
      ...data,
      picks: data.picks.map((card) => {
        if (card.locked || card.forecast === null) return card;
        bets.push(pickLabel(card, t));
        return { ...card, forecast: { ...card.forecast, newer_at: data.asOf } };
      }),
    });
    const html = await page(locale, { planDays: 30 }, { query: '', change: newer });
    const [, lead = ''] = pick.detail.newest.split('{when}');
    const [before = ''] = lead.split('{bet}');
    expect(bets.length).toBeGreaterThan(0);
    for (const bet of bets) expect(html).toContain(before + bet);
  });

  it('are the same HTML with parts that the server has rendered before', async () => {
    const plain = await page(locale, { planDays: 30 }, { render: renderToString, query: '' });
    const cached: string[] = [];
    firstByte.renderCachedPart = (part) => {
      const html = renderCachedPart(part);
      if (html !== null) cached.push(part.name);
      return html;
    };
    try {
      expect(await page(locale, { planDays: 30 }, { render: renderToString, query: '' })).toBe(plain);
      expect(await page(locale, { planDays: 30 }, { render: renderToString, query: '' })).toBe(plain);
    } finally {
      delete firstByte.renderCachedPart;
    }
    expect(cached).toContain('ongoing-day');
    expect(cached).toContain('waiting-games');
  });
});

it('counts the picks of a day where all of them stand on the page, and not of a part of it', async () => {
  const counts = async (place: Pick<OngoingPageData, 'lastPage'> & { readonly page: number }) => {
    const change = (data: OngoingPageData) => ({
      ...data,
      lastPage: place.lastPage,
      query: { ...data.query, page: place.page },
    });
    const html = await page('en', { planDays: 30 }, { query: '', change });
    return [...html.matchAll(/\d+ picks?, [\d.]+ units/g)].length;
  };
  const all = await counts({ page: 1, lastPage: 1 });
  const [first, middle, last] = await Promise.all([1, 2, 3].map((at) => counts({ page: at, lastPage: 3 })));
  expect(all).toBeGreaterThan(0);
  expect(first).toBe(all - 1);
  expect(middle).toBe(Math.max(0, all - 2));
  expect(last).toBe(all - 1);
});

it('says first how many are worth a bet where the reader is, if it shows all of them', async () => {
  const lead = async (worth: number, lastPage = 1) => {
    const change = (data: OngoingPageData) => ({
      ...data,
      lastPage,
      picks: data.picks.map((pick, index) =>
        pick.locked
          ? pick
          : {
              ...pick,
              local_prices: pick.local_prices.map((price) => ({
                ...price,
                ev: index < worth ? 0.02 : -0.02,
              })),
            },
      ),
    });
    const html = await page('en', { planDays: 30 }, { query: '', change });
    return /[^<>]*worth a bet at Taiwan odds[^<>]*/.exec(html)?.[0] ?? null;
  };
  expect(await lead(0)).toBe('None is worth a bet at Taiwan odds right now.');
  expect(await lead(1)).toMatch(/^1 of \d+ is worth a bet at Taiwan odds right now\.$/);
  expect(await lead(100)).toBe('All are worth a bet at Taiwan odds right now.');
  expect(await lead(0, 2)).toBeNull();
});
