import type { LegalSection } from '#db/tables/legal-document.ts';
import { type Ages, businessConstants } from '#domain/foundation/setting/business-constants.ts';
import type { PublicMessage } from '#platform/app-error.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { legalPlaceholders, placeholdersOf, typedFigures } from './legal-figures.ts';

/** One section as it is written in each language. */
export type SectionTexts = Readonly<Record<Locale, Pick<LegalSection, 'heading' | 'paragraphs'>>>;

const KNOWN: readonly string[] = legalPlaceholders;

/**
 * What keeps a section from being published, by language: a text that says another figure or leaves open another place than
 * English does, types what has a placeholder, or is no plain text. Contradictory terms are read against their author (docs/product/brands.md).
 */
export function draftErrors(texts: SectionTexts, ages: Ages): Partial<Record<Locale, PublicMessage[]>> {
  const found = LOCALES.map((locale) => [locale, languageErrors(texts, locale, ages)] as const);
  return Object.fromEntries(found.filter(([, errors]) => errors.length > 0));
}

function languageErrors(texts: SectionTexts, locale: Locale, ages: Ages): PublicMessage[] {
  const own = texts[locale];
  const english = texts.en.paragraphs;
  if (own.heading === '' || own.paragraphs.length === 0) return [{ key: 'office.legalEmpty' }];
  if (own.paragraphs.length !== english.length) {
    const params = { count: own.paragraphs.length, wanted: english.length };
    return [{ key: 'office.legalParagraphs', params }];
  }
  const whole = [own.heading, ...own.paragraphs].join('\n');
  if (/<\/?[a-z!]/i.test(whole)) return [{ key: 'office.noMarkup' }];
  const unknown = placeholdersOf(whole).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) return [{ key: 'office.unknownPlaceholder', params: { name: `{${unknown}}` } }];
  const constant = typedFigures(whole).find((figure) => constantsOf(ages).includes(figure));
  if (constant !== undefined) return [{ key: 'office.legalConstant', params: { figure: constant } }];
  return own.paragraphs.flatMap((paragraph, index) => {
    const place = { paragraph: String(index + 1) };
    const wanted = english[index] ?? '';
    const [named, wants] = [placeholdersOf(paragraph).join(', '), placeholdersOf(wanted).join(', ')];
    if (named !== wants) {
      const params = { ...place, own: named || '–', wanted: wants || '–' };
      return [{ key: 'office.legalPlaceholders', params }];
    }
    const [typed, types] = [typedFigures(paragraph).join(', '), typedFigures(wanted).join(', ')];
    if (typed === types) return [];
    return [{ key: 'office.legalFigures', params: { ...place, own: typed || '–', wanted: types || '–' } }];
  });
}

/** What no one may type, because a placeholder gives it in every language. */
function constantsOf(ages: Ages): string[] {
  return [ages.account, ages.subscribe, businessConstants.minimumPriceTwd].map(String);
}
