import { renderToStaticMarkup as render } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import type { Locale } from '#terms/locales.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { loadOngoing } from '../../unstarted-record/data.server.ts';
import { OddsFormatProvider } from '../odds-format.tsx';
import { CardRows } from './card-rows.tsx';

let test: TestServices;
let paying: MadeMember;
beforeAll(async () => {
  test = await testServices();
  await playRecord(test, 1);
  paying = await makeMember(test.services, { planDays: 30 });
});
afterAll(() => test.close());

/**
 * The row of an open pick and what it opens, as a reader with these cookies sees it, the price at home apart from the rest; `home` makes it a
 * pick that is worth a bet there, or one that is not.
 */
async function row(
  cookie: string,
  locale: Locale = 'en',
  home?: { isWorthIt: boolean; change?: { units: number } },
) {
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
          ...home.change,
          local_prices: found.local_prices.map((price) => ({ ...price, not_worth: !home.isWorthIt })),
        };
  const html = render(
    <LanguageProvider locale={locale} messages={data.messages}>
      <OddsFormatProvider format={data.oddsFormat}>
        <CardRows picks={[pick]} data={data} hrefOf={() => '/'} isUnderDay />
      </OddsFormatProvider>
    </LanguageProvider>,
  );
  const [local = ''] = /<div data-local-price.*?<\/div>/s.exec(html) ?? [];
  const [value = ''] = /<span[^>]* title="[^"]*after tax".*?%<\/span>/s.exec(html) ?? [];
  return { pick, local, rest: html.replace(local, '').replace(value, ''), value };
}

describe('the price at home', () => {
  it('changes with the market that the reader chose, and nothing else does', async () => {
    const worth = { isWorthIt: true };
    const [taiwan, hongKong] = [
      await row('sports_ai_market=TW', 'en', worth),
      await row('sports_ai_market=HK', 'en', worth),
    ];
    expect(taiwan.rest).toBe(hongKong.rest);
    expect(taiwan.local).not.toBe(hongKong.local);
    expect([taiwan.local, hongKong.local].map((html) => html.replace(/<.*?>/g, ' '))).toEqual([
      expect.stringContaining('Taiwan'),
      expect.stringContaining('Hong Kong'),
    ]);
  });

  it('marks the pick that is not worth a bet there', async () => {
    const { pick, local } = await row('');
    const own = pick.local_prices.find(({ profile }) => profile === 'TW');
    expect(pick.ev).toBeGreaterThan(0);
    expect(own?.not_worth).toBe((own?.ev ?? 0) <= 0);
    expect(local.includes('Not worth it at Taiwan odds')).toBe(own?.not_worth);
    expect((await row('', 'en', { isWorthIt: false })).local).toContain('Not worth it at Taiwan odds');
    expect((await row('', 'en', { isWorthIt: true })).local).not.toContain('Not worth it');
  });

  it('is not called good in any row: odds that are good are higher than odds that are not worth a bet', async () => {
    const { pick, rest } = await row('');
    const [local] = pick.local_prices;
    if (local === undefined || local.odds === null) throw new Error('There is no price at home.');
    if (local.not_worth) expect(local.good_to).toBeGreaterThan(local.odds);
    const named = [...rest.matchAll(/good to (\d+\.\d+)/g)].map(([, odds]) => Number(odds));
    expect(new Set(named)).toEqual(new Set([local.good_to]));
  });

  it('is taxed as the stake is: at the same odds a larger one is worth less', async () => {
    const small = await row('', 'en', { isWorthIt: true, change: { units: 0.1 } });
    const large = await row('', 'en', { isWorthIt: true, change: { units: 3 } });
    const valuesOf = (html: string) =>
      [...(/aria-labelledby="ladder-.*?<\/ul>/s.exec(html)?.[0] ?? '').matchAll(/[+−]\d+\.\d\s?%/g)].map(
        ([text]) => Number(text.replace('−', '-').replace(/\s?%/, '')),
      );
    const [free, taxed] = [valuesOf(small.rest), valuesOf(large.rest)];
    expect(free).toHaveLength(5);
    expect(taxed).toHaveLength(5);
    for (const [at, value] of taxed.entries()) expect(value).toBeLessThan(free[at] ?? Number.NaN);
  });

  it.each([
    ['en', 'Not worth it at Hong Kong odds'],
    ['zh_TW', '以香港賠率不划算'],
    ['zh_HK', '以香港賠率不值博'],
    ['vi', 'Không đáng chọn ở tỷ lệ Hồng Kông'],
  ] as const)('says so in %s of the own market, with no hint at another one', async (locale, text) => {
    const { local } = await row('sports_ai_market=HK', locale, { isWorthIt: false });
    expect(local).toContain(text);
    expect(local).not.toMatch(/abroad|國際|quốc tế/);
  });
});

describe('prices', () => {
  it('are written in the format of the market until the reader chooses one, and everywhere in the row', async () => {
    const { pick, rest } = await row('', 'vi');
    const { value } = pick.odds;
    const malay = value <= 2 ? (value - 1).toFixed(2) : `−${(1 / (value - 1)).toFixed(2)}`;
    expect(rest).toContain(`>${malay}<`);
    expect(rest).not.toContain(`>${value.toFixed(2)}<`);
    const american = (await row('sports_ai_odds=american', 'vi')).rest;
    expect(american).toMatch(/>[+−]\d{3,}</);
  });

  it('name the bet as its sport does', async () => {
    expect((await row('', 'zh_HK')).rest).toContain('讓球');
  });
});
