import { expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { resultLabel } from './result-label.ts';

const labelIn = async (locale: Locale, counts: Parameters<typeof resultLabel>[0]) =>
  resultLabel(
    counts,
    createTranslator({ locale, messages: await loadMessages(locale, ['periods']) }),
    locale,
  );

it('says what was won and lost, and of everything else only what there is', async () => {
  const none = { win: 2, lose: 0, draw: 0, cancel: 0, open: 0 };
  expect(await labelIn('en', none)).toBe('2 won, 0 lost');
  expect(await labelIn('en', { ...none, draw: 1, cancel: 2, open: 3 })).toBe(
    '2 won, 0 lost, 1 pushed, 2 cancelled, 3 open',
  );
});

it.each(['zh_TW', 'zh_HK', 'vi'] as const)('names each kind in %s', async (locale) => {
  const all = await labelIn(locale, { win: 1, lose: 2, draw: 3, cancel: 4, open: 5 });
  expect(all.match(/\d/g)).toEqual(['1', '2', '3', '4', '5']);
});
