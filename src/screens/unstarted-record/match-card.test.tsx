import { renderToStaticMarkup as render } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { pageFacts } from '#tests/support/page-facts.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { OddsFormatProvider } from '../pick/odds-format.tsx';
import { loadOngoing } from './data.server.ts';
import { MatchCard } from './parts/match-card.tsx';

let test: TestServices;
let paying: MadeMember;
beforeAll(async () => {
  test = await testServices();
  await playRecord(test, 1);
  paying = await makeMember(test.services, { planDays: 30 });
});
afterAll(() => test.close());

/** The first open card as a reader with these cookies sees it, its local price apart from the rest. */
async function card(cookie: string, locale: 'en' | 'zh_HK' | 'vi' = 'en') {
  const facts = pageFacts(test.services, { path: '/unstartedrecord', locale, member: paying.member });
  const request = new Request('https://site.example/en/unstartedrecord', { headers: { Cookie: cookie } });
  const data = await loadOngoing(facts, request);
  const pick = data.picks.find((one) => !one.locked && one.bet_type === 'run_line');
  if (pick === undefined || pick.locked) throw new Error('There is no open pick.');
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
    const [taiwan, hongKong] = [await card('sports_ai_market=TW'), await card('sports_ai_market=HK')];
    expect(taiwan.rest).toBe(hongKong.rest);
    expect(taiwan.local).not.toBe(hongKong.local);
    expect([taiwan.local, hongKong.local].map((html) => html.replace(/<.*?>/g, ' '))).toEqual([
      expect.stringContaining('Taiwan'),
      expect.stringContaining('Hong Kong'),
    ]);
  });

  it('marks the pick that is worth a bet abroad alone', async () => {
    const { pick, local } = await card('');
    const own = pick.local_prices.find(({ profile }) => profile === 'TW');
    expect(pick.ev).toBeGreaterThan(0);
    expect(own?.only_abroad).toBe((own?.ev ?? 0) <= 0);
    expect(local.includes('Only worth it abroad')).toBe(own?.only_abroad);
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
