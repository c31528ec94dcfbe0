import type { Brand } from '#brands/brand.ts';
import type { Services } from '#domain/services.ts';
import { builtInLanguages, listLanguages, type WebsiteLanguage } from '#domain/setting/list-languages.ts';

export type { WebsiteLanguage };

/**
 * The languages in which a brand is open: those of its folder that the operator has left switched on, in his order, with the
 * next request of every process. Where the list cannot be read, the last one that could be holds, or the brand's own.
 */
export function createLanguageList(
  services: Services,
): (brand: Brand) => Promise<readonly WebsiteLanguage[]> {
  const lastRead = new Map<string, readonly WebsiteLanguage[]>();
  return async (brand) => {
    const speaks = (language: WebsiteLanguage) => brand.languages.includes(language.language_code);
    try {
      const enabled = (await listLanguages(services, { brand: brand.key })).filter(speaks);
      if (enabled.length > 0) {
        lastRead.set(brand.key, enabled);
        return enabled;
      }
    } catch (error) {
      services.log.warn({ err: error, brand: brand.key }, 'the languages could not be read');
      const known = lastRead.get(brand.key);
      if (known !== undefined) return known;
    }
    return builtInLanguages()
      .filter(speaks)
      .map((language) => ({
        ...language,
        is_primary: language.language_code === brand.primaryLanguage ? 1 : 0,
      }));
  };
}
