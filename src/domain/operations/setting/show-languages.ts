import {
  countMembersByLanguage,
  listBrandLanguages,
  type WebsiteLanguageRow,
} from '#db/queries/website-language.ts';
import type { Services } from '#domain/services.ts';

/** The languages of a brand as its operators see them: which are on, which one comes first, and who would miss them. */
export async function showLanguages({ db }: Pick<Services, 'db'>, brand: string) {
  const [rows, counts] = await Promise.all([
    listBrandLanguages(db, brand),
    countMembersByLanguage(db, brand),
  ]);
  return {
    version: languagesVersion(rows),
    languages: rows.map(({ languageCode: code, enabled, isPrimary }) => ({
      code,
      enabled,
      is_first: isPrimary === 1,
      members: counts.find(({ locale }) => locale === code)?.members ?? 0,
    })),
  };
}

/** One number for all languages of a brand, which grows with every change of any: what is on is decided over all of them. */
export function languagesVersion(rows: readonly Pick<WebsiteLanguageRow, 'version'>[]): number {
  return rows.reduce((sum, { version }) => sum + version, 0);
}
