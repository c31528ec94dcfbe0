import { describe, expect, it } from 'vitest';
import { findMessageErrors, type MessageSet, type Names, type OverrideSet } from './message-errors.ts';

type Trees = Record<keyof MessageSet, MessageSet['en']['files'][string]>;

const sound: Trees = {
  en: { hello: 'Hello {name}', picks: { one: '{count} pick', other: '{count} picks' } },
  zh_TW: { hello: '{name} 您好', picks: '{count} 場' },
  zh_HK: { hello: '{name} 你好', picks: '{count} 場波' },
  vi: { hello: 'Chào {name}', picks: { other: '{count} trận' } },
};
const noOverrides = { en: {}, zh_TW: {}, zh_HK: {}, vi: {} };

function check(trees: Trees, texts: OverrideSet['texts'] = noOverrides, names: Partial<Names> = {}) {
  const set = (language: keyof MessageSet) => ({ path: language, files: { home: trees[language] } });
  const errors = findMessageErrors({
    messages: { en: set('en'), zh_TW: set('zh_TW'), zh_HK: set('zh_HK'), vi: set('vi') },
    overrides: [{ path: 'brand', texts }],
    names: { names: [], sharedByTaiwanAndHongKong: [], ...names },
  });
  return errors.map(({ file, key, text }) => `${file} ${key} ${text}`);
}

describe('findMessageErrors', () => {
  it('is content with complete messages, plural where the language has one', () => {
    expect(check(sound)).toEqual([]);
  });

  it('names a missing and an extra key with file and key', () => {
    const { hello: _, ...rest } = sound.vi;
    expect(check({ ...sound, vi: rest })).toEqual(['vi/home.json home.hello is missing']);
    const errors = check({ ...sound, zh_HK: { ...sound.zh_HK, bye: '再見' } });
    expect(errors).toEqual([expect.stringContaining('zh_HK/home.json home.bye is not in English')]);
  });

  it('names unlike placeholders', () => {
    const errors = check({ ...sound, vi: { ...sound.vi, hello: 'Chào {ten}' } });
    expect(errors).toEqual([
      expect.stringContaining('home.hello has the placeholders {ten}, English has {name}'),
    ]);
  });

  it('names a plural with the wrong categories', () => {
    const errors = check({
      ...sound,
      zh_TW: { ...sound.zh_TW, picks: { one: '{count} 場', other: '{count} 場' } },
    });
    expect(errors).toEqual([expect.stringContaining('home.picks has the plurals one, other')]);
  });

  it('names a text that two languages share, unless it is a name or a word both Chinese ones use', () => {
    const same = { ...sound, vi: { ...sound.vi, hello: 'Hello {name}' } };
    expect(check(same)).toEqual([expect.stringContaining('vi/home.json home.hello reads the same as in en')]);
    expect(check(same, noOverrides, { names: ['Hello {name}'] })).toEqual([]);
    const chinese = { ...sound, zh_HK: { ...sound.zh_HK, hello: '{name} 您好' } };
    expect(check(chinese)).toHaveLength(1);
    expect(check(chinese, noOverrides, { sharedByTaiwanAndHongKong: ['{name} 您好'] })).toEqual([]);
    expect(check(same, noOverrides, { sharedByTaiwanAndHongKong: ['Hello {name}'] })).toHaveLength(1);
  });

  it.each(['18 or older', '年滿21歲', '２１ 歲', 'twenty-one', 'Đủ 18.', '年滿十八歲'])(
    'names the literal age in: %s',
    (text) => {
      const errors = check({ ...sound, zh_HK: { ...sound.zh_HK, hello: `{name} ${text}` } });
      expect(errors).toEqual([expect.stringContaining('home.hello has an age in its words')]);
    },
  );

  it.each(['2018', '18:05', '1.18', '218', '21.5'])('does not take %s for an age', (text) => {
    expect(check({ ...sound, zh_HK: { ...sound.zh_HK, hello: `{name} ${text}` } })).toEqual([]);
  });

  it('holds the overrides of a brand to the same rules', () => {
    const texts = {
      en: { 'home.hello': 'Hi', 'home.bye': 'Bye' },
      zh_TW: { 'home.hello': '{name} 哈囉' },
      zh_HK: { 'home.hello': '{name} 喂' },
      vi: {},
    };
    expect(check(sound, texts)).toEqual([
      'brand home.hello has the placeholders none, English has {name}',
      'brand home.bye (en) overrides a key that does not exist',
      'brand home.bye (zh_TW) overrides a key that does not exist',
      'brand home.bye (zh_HK) overrides a key that does not exist',
      'brand home.hello (vi) is missing, other languages have it',
      'brand home.bye (vi) overrides a key that does not exist',
    ]);
  });
});
