import { expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { pickLabel, pickParts } from './pick-labels.ts';

const event = {
  id: 'e',
  home: { id: 'h', name: 'Arsenal' },
  away: { id: 'a', name: 'Chelsea' },
};

it.each([
  ['en', { bet_type: 'win_loss', side: 'home', line: null }, 'Arsenal'],
  ['en', { bet_type: 'win_loss', side: 'draw', line: null }, 'Draw'],
  ['en', { bet_type: 'run_line', side: 'home', line: -1 }, 'Arsenal −1.0'],
  ['en', { bet_type: 'run_line', side: 'away', line: -1 }, 'Chelsea +1.0'],
  ['en', { bet_type: 'run_line', side: 'away', line: 0 }, 'Chelsea 0.0'],
  ['en', { bet_type: 'over_under', side: 'over', line: 2.5 }, 'Over 2.5'],
  ['zh_TW', { bet_type: 'over_under', side: 'under', line: 214.5 }, '小分 214.5'],
  ['zh_HK', { bet_type: 'over_under', side: 'over', line: 2.5 }, '大 2.5'],
  ['vi', { bet_type: 'over_under', side: 'under', line: 2.5 }, 'Xỉu 2.5'],
] as const)('in %s, %j reads %s', async (locale: Locale, pick, label) => {
  const messages = await loadMessages(locale, ['sport']);
  expect(pickLabel({ ...pick, event }, createTranslator<'sport'>({ locale, messages }))).toBe(label);
});

it('keeps a handicap apart from the name, which may be cut where the handicap may not', async () => {
  const t = createTranslator<'sport'>({ locale: 'en', messages: await loadMessages('en', ['sport']) });
  const parts = (pick: Pick<Parameters<typeof pickParts>[0], 'bet_type' | 'side' | 'line'>) =>
    pickParts({ ...pick, event }, t);
  expect(parts({ bet_type: 'run_line', side: 'away', line: 1.5 })).toEqual({
    side: 'Chelsea',
    handicap: '−1.5',
  });
  expect(parts({ bet_type: 'over_under', side: 'over', line: 2.5 })).toEqual({
    side: 'Over 2.5',
    handicap: null,
  });
});
