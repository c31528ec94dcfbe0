import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { OddsFormatProvider } from '../pick/odds-format.tsx';
import { loadRecord, type RecordData } from './data.server.ts';
import { RecordPage } from './parts/record-page.tsx';

/** How each language says that something was published, or was part of a plan. */
const PUBLISHED = {
  en: /publi(?:sh|c)|picks of a plan|free picks|withdrawn/i,
  zh_TW: /公布|方案推薦|免費推薦|撤回/,
  zh_HK: /公布|計劃推介|免費推介|撤回/,
  vi: /công bố|theo gói|miễn phí|rút lại|rút trước/i,
} as const satisfies Record<Locale, RegExp>;

const CLOSEST = {
  en: /The one with the most has [1-9]\d?\./,
  zh_TW: /目前最多的玩法累積 [1-9]\d? 則。/,
  zh_HK: /現時最多的玩法有 [1-9]\d? 個。/,
  vi: /Loại kèo nhiều nhất hiện có [1-9]\d? lựa chọn\./,
} as const satisfies Record<Locale, RegExp>;

const SIMULATED = {
  en: /3 of 3 picks have simulated odds or results/,
  zh_TW: /3 則推薦中有 3 則的賠率或賽果為模擬/,
  zh_HK: /3 個推介中，3 個的賠率或賽果屬模擬/,
  vi: /3 trong 3 lựa chọn có tỷ lệ cược hoặc kết quả mô phỏng/,
} as const satisfies Record<Locale, RegExp>;

/** How long before the start, in hours and minutes as everywhere. */
const LEAD = {
  en: ['published 59 min before', 'published 15 h 3 min before'],
  zh_TW: ['開賽前 59 分鐘公布', '開賽前 15 小時 3 分鐘公布'],
  zh_HK: ['開賽前 59 分鐘公布', '開賽前 15 小時 3 分鐘公布'],
  vi: ['trung bình 59 phút trước', 'trung bình 15 giờ 3 phút trước'],
} as const satisfies Record<Locale, readonly [string, string]>;

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await playRecord(test, 1);
});
afterAll(() => test.close());

type Shown = { data: RecordData; messages: RecordData['messages']; locale: Locale };

function Page() {
  const { data, messages, locale } = useLoaderData<Shown>();
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <OddsFormatProvider format="decimal">
        <RecordPage data={data} />
      </OddsFormatProvider>
    </LanguageProvider>
  );
}

const Stub = createRoutesStub([{ id: 'page', path: '/', Component: Page }]);

/** The page's words where its figures are of this origin; the figures themselves are those of the days that were played. */
async function showPage(locale: Locale, origin: 'live' | 'backfill', leadMinutes?: number) {
  const { member } = await makeMember(test.services);
  const context = makePageContext(test.services, { path: '/record', locale, member });
  const data = await loadRecord(context, new Request(`https://site.example/${locale}/record?window=all`));
  expect(data.figures.summary.n).toBeGreaterThan(0);
  const frame = await loadMessages(locale, ['ui', 'shell', 'pick', 'errors']);
  const { figures } = data;
  const lead = { ...figures.lead, mean_minutes: leadMinutes ?? figures.lead.mean_minutes };
  const page = { ...data, figures: { ...figures, lead }, origin, query: { ...data.query, origin } };
  const loaderData = { page: { data: page, messages: { ...frame, ...data.messages }, locale } };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData }} />);
  const { backfillNotice, origins } = data.messages.record;
  // What is said once and rightly: that these were never published; and the choice of the other origin.
  const text = html.replaceAll(/<[^>]+>/g, '\n');
  return text.replace(backfillNotice, '').replace(origins.live, '');
}

describe.each(LOCALES)('the record in %s', (locale) => {
  it('that was calculated afterwards is nowhere said to have been published or sold', async () => {
    const said = (await showPage(locale, 'backfill'))
      .split('\n')
      .filter((line) => PUBLISHED[locale].test(line));
    expect(said).toEqual([]);
  });

  it('says how near the kinds of bet are to being ranked, and what simulated odds cannot show', async () => {
    const text = await showPage(locale, 'live');
    expect(text).toMatch(CLOSEST[locale]);
    expect(text).toMatch(SIMULATED[locale]);
  });

  it('says how long before the start as people do', async () => {
    const [minutes, hours] = LEAD[locale];
    expect(await showPage(locale, 'live', 59)).toContain(minutes);
    expect(await showPage(locale, 'live', 903)).toContain(hours);
  });

  it('that was published says so', async () => {
    expect(await showPage(locale, 'live')).toMatch(PUBLISHED[locale]);
  });
});
