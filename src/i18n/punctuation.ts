import type { Locale } from '#terms/locales.ts';

const isChinese = (locale: Locale) => locale === 'zh_TW' || locale === 'zh_HK';

/** Things of one kind after each other: `EPL, NBA`, `英超、NBA`. */
export function inList(locale: Locale, items: readonly string[]): string {
  return items.join(isChinese(locale) ? '、' : ', ');
}

/** What is said beside: `won 5 (n = 9)`, `命中 5（n = 9）`. */
export function inBrackets(locale: Locale, text: string): string {
  return isChinese(locale) ? `（${text}）` : ` (${text})`;
}

/** What stands between two whole sentences: Chinese has room enough in its own stop. */
export const sentenceGap = (locale: Locale): string => (isChinese(locale) ? '' : ' ');

/** Sentences after each other, the last without its stop: `A. B`, `A。B`. */
export function inSentences(locale: Locale, sentences: readonly string[]): string {
  return sentences.join(isChinese(locale) ? '。' : '. ');
}

/** Whole sentences after each other: Chinese leaves no space behind its stops. */
export function asParagraph(locale: Locale, sentences: readonly string[]): string {
  return sentences.join(sentenceGap(locale));
}
