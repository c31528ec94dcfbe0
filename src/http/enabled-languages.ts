import type { Brand } from '#brands/brand.ts';
import type { Services } from '#domain/services.ts';
import { builtInLanguages, listLanguages, type WebsiteLanguage } from '#domain/setting/list-languages.ts';
import { keepFor } from './keep-for.ts';

export type { WebsiteLanguage };

const KEEP_MS = 60_000;
const MOST_BRANDS = 100;

/**
 * The languages in which a brand is open: those of its folder that the operator has left switched on, in his order. Where
 * the list cannot be read, or names none of them, the brand's own list holds.
 */
export function createLanguageList(
  services: Services,
): (brand: Brand) => Promise<readonly WebsiteLanguage[]> {
  const ask = keepFor(
    { keepMs: KEEP_MS, most: MOST_BRANDS },
    (brand: Brand) => brand.key,
    async (brand) => listLanguages(services, { brand: brand.key }),
  );
  return async (brand) => {
    const speaks = (language: WebsiteLanguage) => brand.languages.includes(language.language_code);
    try {
      const enabled = (await ask(brand)).filter(speaks);
      if (enabled.length > 0) return enabled;
    } catch (error) {
      services.log.warn({ err: error, brand: brand.key }, 'the languages could not be read');
    }
    return builtInLanguages()
      .filter(speaks)
      .map((language) => ({
        ...language,
        is_primary: language.language_code === brand.primaryLanguage ? 1 : 0,
      }));
  };
}
