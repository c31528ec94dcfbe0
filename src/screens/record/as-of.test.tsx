import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributionRecordContract } from '#api/ai-strategy/order/distribution-record.contract.ts';
import { orderRecordContract } from '#api/ai-strategy/order/record.contract.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { OddsFormatProvider } from '../pick/odds-format.tsx';
import { loadRecord, type RecordData } from './data.server.ts';
import { RecordPage } from './parts/record-page.tsx';

/** Noon of the second of three days in Taipei: the first day is settled, and nothing later is known. */
const THEN = '2016-11-02T04:00:00.000Z';
const ON_TAIPEI_CLOCKS = '2016-11-02T12:00';

let test: TestServices;
let reader: MadeMember;
beforeAll(async () => {
  test = await testServices();
  await playRecord(test, 3);
  reader = await makeMember(test.services);
});
afterAll(() => test.close());

const load = (search: string, locale: Locale = 'en') =>
  loadRecord(
    makePageContext(test.services, { path: '/record', locale, member: reader.member }),
    new Request(`https://site.example/${locale}/record${search}`),
  );
const ask = (path: string) =>
  callApi(test.services, { path: `/ai-strategy/order/${path}`, token: reader.token });

describe('the record as of an instant', () => {
  it.each(['20d', 'all'])(
    'is what the calls answer with the same as_of, of the window %s',
    async (window) => {
      const page = await load(`?as_of=${ON_TAIPEI_CLOCKS}&tz=Asia/Taipei&window=${window}`);
      const query = `?as_of=${THEN}&window=${window}&per_page=10`;
      const [rows, distribution] = await Promise.all([
        ask(`record${query}`),
        ask(`distribution-record${query}`),
      ]);
      expect(page.list.rows).toEqual(orderRecordContract.data.parse(rows.data));
      const { summary, counts } = distributionRecordContract.data.parse(distribution.data);
      expect(page.figures).toMatchObject({ summary, counts });
      expect(page.figures.summary.n).toBe(3);
      expect(page.asOfView).toMatchObject({ at: THEN, problem: null, wall: ON_TAIPEI_CLOCKS });
      expect((await load(`?window=${window}`)).figures.summary.n).toBeGreaterThan(3);
    },
  );

  it('is empty before the first day, in every window', async () => {
    for (const window of ['20d', '90d', 'all']) {
      const { figures, list } = await load(`?as_of=2015-01-01T00:00:00Z&window=${window}`);
      expect([figures.summary.n, list.total]).toEqual([0, 0]);
    }
  });

  it.each([
    ['2999-01-01T00:00', 'future'],
    ['2016-02-30T10:00', 'unreadable'],
    ["'; drop table pick", 'unreadable'],
  ])('is that of now for %s, and the page says why', async (asked, problem) => {
    const { figures, asOfView, query } = await load(`?${new URLSearchParams({ as_of: asked })}`);
    expect(figures).toEqual((await load('')).figures);
    expect([asOfView.at, asOfView.problem, query.asOf]).toEqual([null, problem, null]);
  });
});

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

async function show(search: string, locale: Locale) {
  const data = await load(search, locale);
  const frame = await loadMessages(locale, ['ui', 'shell', 'pick', 'errors']);
  const loaderData = { page: { data, messages: { ...frame, ...data.messages }, locale } };
  return {
    html: renderToStaticMarkup(<Stub hydrationData={{ loaderData }} />),
    messages: data.messages['as-of'],
  };
}

const hrefsIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

describe.each(LOCALES)('the page as of an instant in %s', (locale) => {
  it('says the instant, leads back to now, and keeps the instant in every other link of the page', async () => {
    const { html, messages } = await show(`?as_of=${ON_TAIPEI_CLOCKS}&tz=Asia/Taipei&sport=soccer`, locale);
    const [before = ''] = messages.banner.split('{time}');
    expect(html.includes(`${before}2016-11-02 12:00:00`)).toBe(true);
    const hrefs = hrefsIn(html).filter((href) => /\/(?:record|proof)\b/.test(href));
    const toNow = hrefs.filter((href) => !href.includes('as_of='));
    expect(toNow).toEqual([expect.stringMatching(/\/record\?sport=soccer$/)]);
    expect(hrefs.length).toBeGreaterThan(20);
  });

  it('offers a form that needs no script: it carries the other choices and the zone', async () => {
    const { html, messages } = await show('?window=90d&tz=Asia/Taipei', locale);
    const form = /<form[^>]*action="\/\w+\/record"[^>]*method="get".*?<\/form>/.exec(html);
    expect(form?.[0]).toContain('<input type="hidden" name="window" value="90d"/>');
    expect(form?.[0]).toContain('<input type="hidden" name="tz" value="Asia/Taipei"/>');
    expect(form?.[0]).toMatch(/<input type="datetime-local"[^>]*name="as_of"/);
    expect(form?.[0]).toContain(messages.show);
    expect(html).not.toContain(messages.back);
  });

  it('says what is wrong with an instant', async () => {
    const { html, messages } = await show('?as_of=2999-01-01T00:00', locale);
    expect(html.includes(messages.future)).toBe(true);
  });
});
