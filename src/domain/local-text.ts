export type Locale = 'en' | 'zh_TW' | 'zh_HK' | 'vi';

/** What is shown where a language has no text of its own: the nearest Chinese for Hong Kong, English, then Taiwan's. */
const FALLBACKS: Readonly<Record<Locale, readonly Locale[]>> = {
  en: ['en', 'zh_TW'],
  zh_TW: ['zh_TW', 'en'],
  zh_HK: ['zh_HK', 'en', 'zh_TW'],
  vi: ['vi', 'en', 'zh_TW'],
};

/** The text in the reader's language, or the nearest that exists; '-' where there is none at all. */
export function localText(texts: Readonly<Record<string, string>>, locale: Locale): string {
  for (const candidate of FALLBACKS[locale]) {
    const text = texts[candidate];
    if (text) return text;
  }
  return '-';
}
