import { expect, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { asParagraph, inBrackets, inList, inSentences, sentenceGap } from './punctuation.ts';

it('the things of a list are divided by the mark of the language', () => {
  expect(inList('en', ['EPL', 'NBA'])).toBe('EPL, NBA');
  expect(inList('vi', ['EPL', 'NBA'])).toBe('EPL, NBA');
  expect(inList('zh_TW', ['英超', 'NBA'])).toBe('英超、NBA');
  expect(inList('zh_HK', ['英超', 'NBA'])).toBe('英超、NBA');
});

it('what is said beside, and sentences after each other, have the marks of the language', () => {
  expect(LOCALES.map((locale) => `a${inBrackets(locale, 'b')}`)).toEqual([
    'a (b)',
    'a（b）',
    'a（b）',
    'a (b)',
  ]);
  expect(LOCALES.map((locale) => `A.${sentenceGap(locale)}B.`)).toEqual(['A. B.', 'A.B.', 'A.B.', 'A. B.']);
  expect(LOCALES.map((locale) => inSentences(locale, ['a', 'b']))).toEqual(['a. b', 'a。b', 'a。b', 'a. b']);
  expect(LOCALES.map((locale) => asParagraph(locale, ['a.', 'b.']))).toEqual([
    'a. b.',
    'a.b.',
    'a.b.',
    'a. b.',
  ]);
});

it('a single thing stands without a mark, and none is nothing', () => {
  for (const locale of LOCALES) {
    expect(inList(locale, ['NBA'])).toBe('NBA');
    expect(inList(locale, [])).toBe('');
  }
});
