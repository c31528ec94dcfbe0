import { fallbackLocale } from '#i18n/locales.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';

/** What stands in for a language that a text was not written in, after English (docs/product/brands.md). */
const lastResort = 'zh_TW' satisfies Locale;

/** The languages in which a text is looked for, the wanted one first, without repeats. */
export function localeChain(locale: Locale): readonly Locale[] {
  return [...new Set<Locale>([locale, fallbackLocale, lastResort])];
}

type LocalizedText = {
  readonly text: string;
  /** True when the text is not in the wanted language. */
  readonly fallback: boolean;
};

/** The text in the wanted language, else in English, else in Taiwan's Chinese; null when none of them is written. */
export function pickText(texts: Readonly<Record<string, string>>, locale: Locale): LocalizedText | null {
  for (const candidate of localeChain(locale)) {
    const text = Object.hasOwn(texts, candidate) ? texts[candidate]?.trim() : undefined;
    if (text) return { text, fallback: candidate !== locale };
  }
  return null;
}

/** The same for names, which are shown in any case: '-' where none is written. */
export function localText(texts: Readonly<Record<string, string>>, locale: Locale): string {
  return pickText(texts, locale)?.text ?? '-';
}

/** Puts values in the place of `{name}`; a name without a value is an error of the text and throws. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}(\.?)/g, (_placeholder, name: string, stop: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`The text has no value for {${name}}.`);
    // "Co., Ltd." at the end of a sentence brings its stop along.
    return value.endsWith('.') ? value : value + stop;
  });
}

/** One record with every language, made by asking for each. */
export function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  const [en, zhTw, zhHk, vi] = LOCALES;
  return { [en]: make(en), [zhTw]: make(zhTw), [zhHk]: make(zhHk), [vi]: make(vi) };
}
