import type { Brand } from '#brands/brand.ts';
import {
  builtInLanguages,
  listLanguages,
  type WebsiteLanguage,
} from '#domain/foundation/setting/list-languages.ts';
import type { Services } from '#domain/services.ts';

export type { WebsiteLanguage };

/**
 * The languages in which a brand is open: those of its folder that the operator has left switched on, in their order, with the
 * next request of every process. Where the list cannot be read, the last one that could be holds, or the brand's own.
 */
export function createLanguageList(services: Services): LanguageList {
  const lastRead = new Map<string, readonly WebsiteLanguage[]>();
  const lastKnown = (brand: Brand) => lastRead.get(brand.key) ?? ownLanguages(brand);
  let version = 0;
  const remember = (brand: Brand, languages: readonly WebsiteLanguage[]) => {
    if (JSON.stringify(lastRead.get(brand.key)) === JSON.stringify(languages)) return;
    lastRead.set(brand.key, languages);
    version += 1;
  };
  const read = async (brand: Brand) => {
    try {
      const enabled = (await listLanguages(services, { brand: brand.key })).filter(spokenBy(brand));
      if (enabled.length > 0) {
        remember(brand, enabled);
        return enabled;
      }
    } catch (error) {
      services.log.warn({ err: error, brand: brand.key }, 'the languages could not be read');
      return lastKnown(brand);
    }
    return ownLanguages(brand);
  };
  return { read, lastKnown, version: () => version };
}

export type LanguageList = {
  read(brand: Brand): Promise<readonly WebsiteLanguage[]>;
  /** Without asking anybody. */
  lastKnown(brand: Brand): readonly WebsiteLanguage[];
  /** Another number whenever a list is another one than before. */
  version(): number;
};

const spokenBy = (brand: Brand) => (language: WebsiteLanguage) =>
  brand.languages.includes(language.language_code);

function ownLanguages(brand: Brand): readonly WebsiteLanguage[] {
  return builtInLanguages()
    .filter(spokenBy(brand))
    .map((language) => ({
      ...language,
      is_primary: language.language_code === brand.primaryLanguage ? 1 : 0,
    }));
}
