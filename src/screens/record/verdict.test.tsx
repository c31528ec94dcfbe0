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

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await playRecord(test, 3);
});
afterAll(() => test.close());

const load = async (locale: Locale, search = '') => {
  const { member } = await makeMember(test.services);
  const context = makePageContext(test.services, { path: '/record', locale, member });
  return loadRecord(context, new Request(`https://site.example/${locale}/record${search}`));
};

function Page() {
  const { data, messages } = useLoaderData<{ data: RecordData; messages: RecordData['messages'] }>();
  return (
    <LanguageProvider locale={data.locale} messages={messages}>
      <OddsFormatProvider format="decimal">
        <RecordPage data={data} />
      </OddsFormatProvider>
    </LanguageProvider>
  );
}
const Stub = createRoutesStub([{ id: 'page', path: '/', Component: Page }]);

async function show(data: RecordData) {
  const frame = await loadMessages(data.locale, ['ui', 'shell', 'pick', 'errors']);
  const loaderData = { page: { data, messages: { ...frame, ...data.messages } } };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData }} />);
  const title =
    /<h1[^>]*>(.*?)<\/h1>/
      .exec(html)?.[1]
      ?.replaceAll('&#x27;', '’')
      .replaceAll(/<[^>]+>/g, '') ?? '';
  return { html, title, header: html.slice(0, html.indexOf('</header>')).replaceAll(/<[^>]+>/g, ' ') };
}

/** The page as it would be after other results. */
function turnedOut(
  data: RecordData,
  options: { readonly n: number; readonly units: number; readonly verdict: RecordData['luck']['verdict'] },
) {
  const summary = { ...data.figures.summary, n: options.n, win: options.n, lose: 0, draw: 0, cancel: 0 };
  return {
    ...data,
    figures: { ...data.figures, summary },
    luck: { ...data.luck, units: options.units, verdict: options.verdict },
  };
}

describe('the sentence with which the record begins', () => {
  it('counts the picks, says what they made and whether luck would do', async () => {
    const data = await load('en', '?window=all');
    const { n, win, lose, profit_cents: cents } = data.figures.summary;
    expect(n).toBe(9);
    const { title, header } = await show(data);
    const units = Math.abs(cents / 10_000).toFixed(1);
    expect(title).toBe(`${n} picks ${cents > 0 ? 'made' : 'lost'} ${units} units. That is too few to judge.`);
    expect(header).toContain(`${win} won, ${lose} lost`);
    expect(data.days.at(-1)?.units).toBeCloseTo(cents / 10_000, 9);
    expect(data.days.at(-1)?.reach).toBeCloseTo(data.luck.reach, 9);
    expect(data.luck.reach).toBeGreaterThan(0);
    expect(header).toMatch(/Luck alone gives −[\d.]+ to \+[\d.]+ units at these odds, 19 times in 20\./);
  });

  it('has forms for one pick, for a loss, for nothing, and for each side of luck', async () => {
    const data = await load('en', '?window=all');
    const title = async (options: Parameters<typeof turnedOut>[1]) =>
      (await show(turnedOut(data, options))).title;
    expect(await title({ n: 1, units: 0.93, verdict: 'few' })).toBe(
      '1 pick made 0.9 units. That is too few to judge.',
    );
    expect(await title({ n: 42, units: -3.4, verdict: 'inside' })).toBe(
      '42 picks lost 3.4 units. That could be luck.',
    );
    expect(await title({ n: 12, units: 0.04, verdict: 'inside' })).toBe(
      '12 picks broke even. That could be luck.',
    );
    expect(await title({ n: 42, units: 26, verdict: 'above' })).toBe(
      '42 picks made 26.0 units. Luck alone rarely does that.',
    );
    expect(await title({ n: 42, units: -26, verdict: 'below' })).toBe(
      '42 picks lost 26.0 units. Bad luck alone rarely does that.',
    );
    expect(await title({ n: 0, units: 0, verdict: 'few' })).toBe('No picks were settled in this period.');
    const backfill = {
      ...turnedOut(data, { n: 42, units: 16.3, verdict: 'inside' }),
      origin: 'backfill' as const,
    };
    expect((await show(backfill)).title).toBe(
      '42 picks, calculated afterwards, would have made 16.3 units. That could be luck.',
    );
  });

  it.each(LOCALES)('is the title of the page in %s, with no hole in it', async (locale) => {
    const data = await load(locale, '?window=all');
    for (const origin of ['live', 'backfill'] as const) {
      for (const units of [3.2, -3.2, 0]) {
        const { title, header } = await show({
          ...turnedOut(data, { n: 42, units, verdict: 'inside' }),
          origin,
        });
        expect(title).toContain('42');
        expect(header).not.toMatch(/[{}]|verdict/);
      }
    }
  });
});

describe('the source of the record', () => {
  it('is counted on its switch, and the page opens on the one that has rows', async () => {
    const data = await load('en');
    expect([data.origin, data.counts]).toEqual(['live', { live: data.figures.summary.n, backfill: 0 }]);
    await test.services.db.$client.query(`update record_rollup set origin = 'backfill'`);
    await test.services.db.$client.query(`update pick_record set origin = 'backfill'`);
    try {
      // Kept sums follow from the facts' versions; another window is asked again.
      const turned = await load('en', '?window=90d');
      expect([turned.origin, turned.query.origin]).toEqual(['backfill', 'backfill']);
      expect(turned.counts).toEqual({ live: 0, backfill: turned.figures.summary.n });
      expect((await load('en', '?window=90d&origin=live')).origin).toBe('live');
      const { html } = await show(turned);
      expect(html).toMatch(/href="\/en\/record\?window=90d&amp;origin=live"[^>]*>Published<span[^>]*>0</);
      expect(html).toContain('href="/en/record?origin=backfill"');
    } finally {
      await test.services.db.$client.query(`update record_rollup set origin = 'live'`);
      await test.services.db.$client.query(`update pick_record set origin = 'live'`);
    }
  });
});

describe('where the record was won and lost', () => {
  it('is one table, in which a group under ten is a count without an interval', async () => {
    const { html } = await show(await load('en', '?window=all'));
    const table = html.slice(html.indexOf('id="breakdown"'), html.indexOf('Not included:'));
    for (const head of ['By bet type', 'By odds', 'By sport', 'By league']) expect(table).toContain(head);
    expect(table).toMatch(
      /<span aria-hidden="true">(\d)\/(\d)<\/span><span class="sr-only">\1 of \2<\/span>/,
    );
    expect(table).not.toContain('role="img"');
    expect(table, 'no scale stands over bars that are not drawn').not.toContain('+100');
  });
});
