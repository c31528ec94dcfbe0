import type { Queryable } from '#db/client.ts';
import { insertSeoTexts, type NewSeoText } from '#db/queries/seo.ts';
import { sitePaths } from '#domain/foundation/path/site-paths.ts';
import { fillText } from '#domain/foundation/text/localized-text.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { enPages } from './titles/en.ts';
import type { PageTexts } from './titles/page-texts.ts';
import { viPages } from './titles/vi.ts';
import { zhHkPages } from './titles/zh-hk.ts';
import { zhTwPages } from './titles/zh-tw.ts';

/** The titles and descriptions that a new brand starts with. Traditional Chinese is the base; the others are its equals. */
export const pageTexts = {
  en: enPages,
  zh_TW: zhTwPages,
  zh_HK: zhHkPages,
  vi: viPages,
} as const satisfies Record<Locale, PageTexts>;

/** The rows of a brand: every page in every language, with the brand's name in its place. */
export function seoRows({ brand, name }: { readonly brand: string; readonly name: string }): NewSeoText[] {
  return LOCALES.flatMap((locale) =>
    Object.entries(pageTexts[locale].pages).map(([path, text]) => ({
      brand,
      languageCode: locale,
      path,
      title: `${text.title} | ${name}`,
      description: fillText(text.description, { brand: name }),
      keywords: pageTexts[locale].keywords,
      noindex: !isListed(path),
    })),
  );
}

/** Gives a brand the texts that it lacks; what an operator has written stays. */
export async function seedSeo(
  db: Queryable,
  { brand, name }: { readonly brand: string; readonly name: string },
): Promise<void> {
  await insertSeoTexts(db, seoRows({ brand, name }));
}

function isListed(path: string): boolean {
  return Object.entries(sitePaths).some(([known, { listed }]) => known === path && listed);
}
