import type { Locale } from '#terms/locales.ts';

/** Things of one kind after each other: `EPL, NBA`, `英超、NBA`. */
export function inList(locale: Locale, items: readonly string[]): string {
  return items.join(locale === 'zh_TW' || locale === 'zh_HK' ? '、' : ', ');
}
