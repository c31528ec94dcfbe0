import { listEnabledLanguages } from '#db/queries/website-language.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import type { Services } from '#domain/services.ts';
import { defaultLocale, languageNames } from '#i18n/locales.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';

export type WebsiteLanguage = {
  readonly language_code: Locale;
  readonly display_name: string;
  /** 1 marks the one language that a brand speaks first. */
  readonly is_primary: 0 | 1;
};

/** The languages of each brand, cached in each process as long as no one switches one. */
const store = cacheStore<WebsiteLanguage[]>(['wording']);

/**
 * The languages of a brand in the operator's order; all four, Taiwan's Chinese first among them, where none is set. What an
 * operator switches on or off holds in every process with the next question.
 */
export async function listLanguages(
  services: Pick<Services, 'db' | 'clock'>,
  { brand }: { readonly brand: string },
): Promise<WebsiteLanguage[]> {
  const cache = await openDataCache(services);
  return cache.getOrCompute(store, brand, () => readLanguages(services, brand));
}

async function readLanguages({ db }: Pick<Services, 'db'>, brand: string): Promise<WebsiteLanguage[]> {
  const rows = await listEnabledLanguages(db, { brand });
  if (rows.length === 0) return builtInLanguages();
  return rows.map((row) => ({
    language_code: row.languageCode,
    display_name: row.displayName,
    is_primary: row.isPrimary === 1 ? 1 : 0,
  }));
}

/** What holds when the list cannot be read. */
export function builtInLanguages(): WebsiteLanguage[] {
  return LOCALES.map((locale) => ({
    language_code: locale,
    display_name: languageNames[locale],
    is_primary: locale === defaultLocale ? 1 : 0,
  }));
}
