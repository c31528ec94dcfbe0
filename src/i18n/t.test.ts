import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { loadMessages } from './load-messages.ts';
import { htmlLangs } from './locales.ts';
import type { MessageFiles, MessageKey } from './message-files.ts';
import { createTranslator } from './t.ts';

/** Messages made for the test, so that a change of the product's words does not change what is tested. */
function made(tree: unknown) {
  return { ui: tree as MessageFiles['ui'] };
}
const key = (text: string) => text as MessageKey;

describe('createTranslator', () => {
  it('reads nested keys and fills placeholders, numbers with separators', () => {
    const t = createTranslator({ locale: 'en', messages: made({ a: { b: '{n} picks by {who}' } }) });
    expect(t(key('ui.a.b'), { n: 1234, who: 'us' })).toBe('1,234 picks by us');
  });

  it('leaves a placeholder without a parameter visible, and never reads inherited names', () => {
    const t = createTranslator({ locale: 'en', messages: made({ a: '{toString} {n}' }) });
    expect(t(key('ui.a'))).toBe('{toString} {n}');
    expect(t(key('ui.constructor'))).toBe('constructor');
  });

  it('chooses the plural of the language by count', () => {
    const picks = { one: '{count} pick', other: '{count} picks' };
    const en = createTranslator({ locale: 'en', messages: made({ picks }) });
    expect([0, 1, 2].map((count) => en(key('ui.picks'), { count }))).toEqual([
      '0 picks',
      '1 pick',
      '2 picks',
    ]);
    for (const locale of LOCALES) {
      const t = createTranslator({ locale, messages: made({ picks: { one: 'one', other: 'other' } }) });
      const rules = new Intl.PluralRules(htmlLangs[locale]);
      const counts = [0, 1, 1.5, 2, 11, 21, 101];
      expect(counts.map((count) => t(key('ui.picks'), { count }))).toEqual(
        counts.map((n) => rules.select(n)),
      );
    }
    const zh = createTranslator({ locale: 'zh_TW', messages: made({ picks: '{count} 場' }) });
    expect(zh(key('ui.picks'), { count: 1 })).toBe('1 場');
  });

  it('falls back to English, then to the last segment, and reports each key once', () => {
    const onMissing = vi.fn();
    const t = createTranslator({
      locale: 'vi',
      messages: made({}),
      fallback: made({ a: { b: 'English' } }),
      onMissing,
    });
    expect([t(key('ui.a.b')), t(key('ui.a.b')), t(key('ui.a.c'))]).toEqual(['English', 'English', 'c']);
    expect(onMissing.mock.calls).toEqual([
      ['ui.a.b', 'vi'],
      ['ui.a.c', 'vi'],
    ]);
  });

  it('lets a brand say one form of a plural otherwise', () => {
    const t = createTranslator({
      locale: 'en',
      messages: made({ picks: { one: '{count} pick', other: '{count} picks' } }),
      overrides: { 'ui.picks.one': 'a single pick' },
    });
    expect([1, 2].map((count) => t(key('ui.picks'), { count }))).toEqual(['a single pick', '2 picks']);
  });

  it('lets the overrides of a brand win', () => {
    const t = createTranslator({
      locale: 'en',
      messages: made({ a: 'ours' }),
      overrides: { 'ui.a': 'the {what}' },
    });
    expect(t(key('ui.a'), { what: 'brand' })).toBe('the brand');
  });
});

describe('loadMessages', () => {
  it('brings the named files of every language', async () => {
    for (const locale of LOCALES) {
      const messages = await loadMessages(locale, ['shell', 'ui']);
      expect(Object.keys(messages)).toEqual(['shell', 'ui']);
      expect(createTranslator<'ui'>({ locale, messages })('ui.close')).not.toBe('close');
    }
  });
});
