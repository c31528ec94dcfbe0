import { describe, expect, it } from 'vitest';
import { byLocale, fillText, localeChain, pickText } from './localized-text.ts';

describe('localeChain', () => {
  it('asks the wanted language, then English, then Chinese of Taiwan, each once', () => {
    expect(localeChain('vi')).toEqual(['vi', 'en', 'zh_TW']);
    expect(localeChain('zh_HK')).toEqual(['zh_HK', 'en', 'zh_TW']);
    expect(localeChain('en')).toEqual(['en', 'zh_TW']);
    expect(localeChain('zh_TW')).toEqual(['zh_TW', 'en']);
  });
});

describe('pickText', () => {
  it('takes the wanted language without a mark', () => {
    expect(pickText({ en: 'Hello', vi: 'Xin chào' }, 'vi')).toEqual({ text: 'Xin chào', fallback: false });
  });

  it('marks a text that stands in for a missing or empty one', () => {
    expect(pickText({ en: 'Hello', vi: '  ' }, 'vi')).toEqual({ text: 'Hello', fallback: true });
    expect(pickText({ zh_TW: '您好' }, 'vi')).toEqual({ text: '您好', fallback: true });
  });

  it('has nothing where only an unasked language is written', () => {
    expect(pickText({ vi: 'Xin chào' }, 'en')).toBeNull();
    expect(pickText({}, 'en')).toBeNull();
  });

  it('does not take what every object has for a text', () => {
    expect(pickText(Object.create({ en: 'inherited' }), 'en')).toBeNull();
  });
});

describe('fillText', () => {
  it('puts values in place', () => {
    expect(fillText('{a} and {a} and {b}', { a: '1', b: '{a}' })).toBe('1 and 1 and {a}');
  });

  it('ends a sentence with one stop where the value brings its own', () => {
    const values = { company: 'Example Co., Ltd.', brand: 'Example' };
    expect(fillText('By {company}. For {brand}. Of {company}, too.', values)).toBe(
      'By Example Co., Ltd. For Example. Of Example Co., Ltd., too.',
    );
  });

  it('refuses a placeholder without a value', () => {
    expect(() => fillText('{missing}', {})).toThrow('{missing}');
  });
});

it('byLocale asks for each language once', () => {
  expect(byLocale((locale) => locale)).toEqual({ en: 'en', zh_TW: 'zh_TW', zh_HK: 'zh_HK', vi: 'vi' });
});
