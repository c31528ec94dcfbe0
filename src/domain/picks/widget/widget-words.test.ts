import { describe, expect, it } from 'vitest';
import { LEAGUES } from '#feeds/names/leagues.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { linesOf } from './widget.mjs';
import { WORDS } from './widget-words.mjs';

const labelsOf = (locale: Locale) => ({ ...WORDS[locale], code: locale });
const frame = { from: '2026-11-01', until: '2026-11-20', unit_usd: 100, simulated: false };
const freePick = (bet: { bet_type: string; side: string; line: number | null }) => ({
  ...frame,
  kind: 'free-pick',
  figures: {
    league: 'EPL',
    home: { en: 'Arsenal', zh_TW: '兵工廠' },
    away: { en: 'Chelsea', zh_TW: '切爾西' },
    start_at: '2026-11-20T12:00:00Z',
    odds: 1.9,
    min_odds: 1.85,
    ...bet,
  },
});

describe('the words of the widgets', () => {
  it('call each league what the site calls it', () => {
    for (const locale of LOCALES)
      expect(WORDS[locale].leagues).toEqual(
        Object.fromEntries(LEAGUES.map(({ id, names }) => [id, names[locale]])),
      );
  });

  it.each([
    [{ bet_type: 'run_line', side: 'home', line: -1.5 }, 'Arsenal −1.5 at 1.90'],
    [{ bet_type: 'run_line', side: 'away', line: -1.5 }, 'Chelsea +1.5 at 1.90'],
    [{ bet_type: 'run_line', side: 'away', line: 1 }, 'Chelsea −1.0 at 1.90'],
    [{ bet_type: 'over_under', side: 'under', line: 2.5 }, 'Under 2.5 at 1.90'],
    [{ bet_type: 'win_loss', side: 'draw', line: null }, 'Draw at 1.90'],
  ])('say of %j what the site says: %s', (bet, text) => {
    expect(linesOf(freePick(bet), labelsOf('en'))[1]).toContain(text);
  });

  it('write figures as the site does, in every language', () => {
    const record = {
      ...frame,
      kind: 'record',
      figures: {
        win: 11,
        lose: 9,
        draw: 1,
        cancel: 0,
        open: 2,
        win_rate: 0.55,
        interval: [0.34, 0.74],
        profit_cents: -123456,
      },
    };
    for (const locale of LOCALES) {
      const [rate, , profit] = linesOf(record, labelsOf(locale));
      expect(rate).toContain('55.0%');
      expect(profit).toContain('−1,234.56');
      expect(
        linesOf(freePick({ bet_type: 'win_loss', side: 'home', line: null }), labelsOf(locale))[2],
      ).toMatch(/2026-11-20 \d{2}:00/);
    }
  });

  it('leave no placeholder unfilled, and put full-width colons into Chinese headings', () => {
    expect(WORDS.zh_TW.heading + WORDS.zh_HK.heading).toBe('{brand}：{title}{brand}：{title}');
    for (const locale of LOCALES)
      for (const bet of ['home', 'away', 'draw', 'over', 'under'])
        expect(
          linesOf(freePick({ bet_type: 'over_under', side: bet, line: 2.5 }), labelsOf(locale)).join('\n'),
        ).not.toMatch(/[{}]|undefined/);
  });
});
