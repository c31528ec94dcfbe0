import { renderToStaticMarkup as render } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestNotice } from '#domain/accounts/inbox/request-notice.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import type { LOCALES, Locale } from '#terms/locales.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { createMessageStore } from '#ui/message-store.ts';
import { MessagesContext, type VisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { loadOngoing } from '../../unstarted-record/data.server.ts';
import { OddsFormatProvider } from '../odds-format.tsx';
import { Analysis } from './analysis.tsx';
import { MatchCard } from './match-card.tsx';

let test: TestServices;
let paying: MadeMember;
let played: PlayedRecord;
beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 1);
  paying = await makeMember(test.services, { planDays: 30 });
});
afterAll(() => test.close());

/**
 * The first open card as a reader with these cookies sees it, its local price apart from the rest; `home` makes it a pick that is
 * worth a bet at home, or one that is not.
 */
async function card(cookie: string, locale: Locale = 'en', home?: { isWorthIt: boolean }) {
  const context = makePageContext(test.services, { path: '/unstartedrecord', locale, member: paying.member });
  const request = new Request('https://site.example/en/unstartedrecord', { headers: { Cookie: cookie } });
  const data = await loadOngoing(context, request);
  const found = data.picks.find((one) => !one.locked && one.bet_type === 'run_line');
  if (found === undefined || found.locked) throw new Error('There is no open pick.');
  const pick =
    home === undefined
      ? found
      : {
          ...found,
          local_prices: found.local_prices.map((price) => ({ ...price, not_worth: !home.isWorthIt })),
        };
  const html = render(
    <LanguageProvider locale={locale} messages={data.messages}>
      <OddsFormatProvider format={data.oddsFormat}>
        <MatchCard pick={pick} data={data} hrefOf={() => '/'} />
      </OddsFormatProvider>
    </LanguageProvider>,
  );
  const [local = ''] = /<div data-local-price.*?<\/div>/s.exec(html) ?? [];
  return { pick, local, rest: html.replace(local, '') };
}

describe('the price at home', () => {
  it('changes with the market that the reader chose, and nothing else does', async () => {
    const worth = { isWorthIt: true };
    const [taiwan, hongKong] = [
      await card('sports_ai_market=TW', 'en', worth),
      await card('sports_ai_market=HK', 'en', worth),
    ];
    expect(taiwan.rest).toBe(hongKong.rest);
    expect(taiwan.local).not.toBe(hongKong.local);
    expect([taiwan.local, hongKong.local].map((html) => html.replace(/<.*?>/g, ' '))).toEqual([
      expect.stringContaining('Taiwan'),
      expect.stringContaining('Hong Kong'),
    ]);
  });

  it('marks the pick that is not worth a bet there', async () => {
    const { pick, local } = await card('');
    const own = pick.local_prices.find(({ profile }) => profile === 'TW');
    expect(pick.ev).toBeGreaterThan(0);
    expect(own?.not_worth).toBe((own?.ev ?? 0) <= 0);
    expect(local.includes('Not worth it at Taiwan odds')).toBe(own?.not_worth);
    expect((await card('', 'en', { isWorthIt: false })).local).toContain('Not worth it at Taiwan odds');
    expect((await card('', 'en', { isWorthIt: true })).local).not.toContain('Not worth it');
  });

  it('is not called good anywhere on a card that says that it is not worth a bet', async () => {
    const [good, poor] = [
      await card('', 'en', { isWorthIt: true }),
      await card('', 'en', { isWorthIt: false }),
    ];
    expect(good.rest).toContain('Still good at');
    expect(good.rest).toContain('>Still good<');
    expect(poor.local).toContain('Not worth it');
    expect(poor.rest).not.toContain('Still good');
  });

  it.each([
    ['en', 'Not worth it at Hong Kong odds'],
    ['zh_TW', '以香港賠率不划算'],
    ['zh_HK', '以香港賠率不值博'],
    ['vi', 'Không đáng chọn ở tỷ lệ Hồng Kông'],
  ] as const)('says so in %s of the own market, with no hint at another one', async (locale, words) => {
    const { local } = await card('sports_ai_market=HK', locale, { isWorthIt: false });
    expect(local).toContain(words);
    expect(local).not.toMatch(/abroad|國際|quốc tế/);
  });
});

describe('prices', () => {
  it('are written in the format of the market until the reader chooses one, and everywhere on the card', async () => {
    const { pick, rest } = await card('', 'vi');
    const { value } = pick.odds;
    const malay = value <= 2 ? (value - 1).toFixed(2) : `−${(1 / (value - 1)).toFixed(2)}`;
    expect(rest).toContain(`>${malay}<`);
    expect(rest).not.toContain(`>${value.toFixed(2)}<`);
    const american = (await card('sports_ai_odds=american', 'vi')).rest;
    expect(american).toMatch(/>[+−]\d{3,}</);
  });

  it('name the bet as its sport does', async () => {
    expect((await card('', 'zh_HK')).rest).toContain('讓球');
  });
});

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
  async function words(sport: string, betType: 'win_loss' | 'run_line') {
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
    expect(await words(sport, betType)).toEqual(expected);
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

  it('remembers that the member wants to be told', async () => {
    const { member } = paying;
    await requestNotice(test.services, { member, gameId: played.poorGame, wanted: true });
    expect(await opened('en')).toContain('Cancel reminder');
  });
});
