import { renderToStaticMarkup as render } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestNotice } from '#domain/accounts/inbox/request-notice.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import type { LOCALES } from '#terms/locales.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { createMessageStore } from '#ui/message-store.ts';
import { MessagesContext, type VisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { loadOngoing } from '../../unstarted-record/data.server.ts';
import { OddsFormatProvider } from '../odds-format.tsx';
import { Analysis } from './analysis.tsx';

let test: TestServices;
let paying: MadeMember;
let played: PlayedRecord;
beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 1);
  paying = await makeMember(test.services, { planDays: 30 });
});
afterAll(() => test.close());

describe('prices in the analysis', () => {
  type Ready = NonNullable<Awaited<ReturnType<typeof loadOngoing>>['opened']>['article'];
  const priceFact = (id: string, value: number): Ready['facts'][number] => ({
    id,
    label: id,
    text: value.toFixed(2),
    unit: 'odds',
    source: { table: 'odds_snapshot', key: '1', known_at: null },
  });

  /** The words on a pick of this kind, at 3.40 for the favourite and 1.90 for the pick, as a reader of Malay odds sees them. */
  async function readTexts(sport: string, betType: 'win_loss' | 'run_line') {
    const context = makePageContext(test.services, {
      path: '/unstartedrecord',
      locale: 'vi',
      member: paying.member,
    });
    const address = `https://site.example/vi/unstartedrecord?open=${played.comingGame}`;
    const data = await loadOngoing(context, new Request(address));
    if (data.opened === null) throw new Error('The coming game is not shown.');
    const prices = [priceFact('fav.odds', 3.4), priceFact('pick.odds', 1.9)];
    const article: Ready = {
      ...data.opened.article,
      state: 'ready',
      stance: { bet_type: betType, side: 'home' },
      facts: prices,
      paragraphs: [prices.map(({ id, text }) => ({ text, fact: id })), []],
    };
    const html = render(
      <LanguageProvider locale="vi" messages={data.messages}>
        <OddsFormatProvider format={data.oddsFormat}>
          <Analysis
            data={{ ...data, opened: { ...data.opened, article } }}
            gameId={played.comingGame}
            sport={sport}
          />
        </OddsFormatProvider>
      </LanguageProvider>,
    );
    const [inText, inFacts] = [
      /<button[^>]* title[^>]* aria-expanded="false"[^>]*>([^<]*)</g,
      /<dd[^>]*>([^<]*)</g,
    ].map((pattern) => [...html.matchAll(pattern)].map(([, text]) => text));
    expect(inFacts).toEqual(inText);
    return inText;
  }

  it.each([
    ['soccer', 'win_loss', ['3.40', '1.90']],
    ['soccer', 'run_line', ['3.40', '0.90']],
    ['basketball', 'win_loss', ['−0.42', '0.90']],
  ] as const)('of %s %s are those that the cards write', async (sport, betType, expected) => {
    expect(await readTexts(sport, betType)).toEqual(expected);
  });
});

const silent: VisitorMessages = {
  store: createMessageStore(),
  toast: () => undefined,
  error: () => undefined,
  wait: (work) => work,
};

describe('a game without enough data', () => {
  /** What stands under it for the paying member. */
  async function opened(locale: (typeof LOCALES)[number]) {
    const context = makePageContext(test.services, {
      path: '/unstartedrecord',
      locale,
      member: paying.member,
    });
    const address = `https://site.example/${locale}/unstartedrecord?open=${played.poorGame}`;
    const data = await loadOngoing(context, new Request(address));
    return render(
      <StaticRouter location="/">
        <MessagesContext value={silent}>
          <LanguageProvider locale={locale} messages={data.messages}>
            <OddsFormatProvider format={data.oddsFormat}>
              <Analysis data={data} gameId={played.poorGame} sport="soccer" />
            </OddsFormatProvider>
          </LanguageProvider>
        </MessagesContext>
      </StaticRouter>,
    );
  }

  it.each([
    [
      'en',
      'Insufficient Data, No Analysis Available',
      /Home team: \d of 5 matches/,
      'Tell me when it is ready',
    ],
    ['zh_TW', '資料不足，無法分析', /主隊.*5/, '分析完成時通知我'],
    ['zh_HK', '數據不足，未能分析', /主隊.*5/, '分析完成時通知我'],
    ['vi', 'Thiếu dữ liệu, chưa thể phân tích', /5 trận/, 'Báo cho tôi khi có bài phân tích'],
  ] as const)(
    'says in %s what is missing, and offers to tell when it is there',
    async (locale, title, missing, offer) => {
      const html = await opened(locale);
      expect(html).toContain(title);
      expect(html).toMatch(missing);
      expect(html).toContain(offer);
    },
  );

  it('remembers that the member wants to be notified', async () => {
    const { member } = paying;
    await requestNotice(test.services, { member, gameId: played.poorGame, wanted: true });
    expect(await opened('en')).toContain('Cancel reminder');
  });
});
