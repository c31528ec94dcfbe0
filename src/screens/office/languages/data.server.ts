import { officeLanguagesContract } from '#api/office/languages.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The brand's languages. */
export async function loadLanguages(page: OfficePage) {
  const [{ data }, words] = await Promise.all([
    page.ask(officeLanguagesContract),
    page.words(['office-settings'], (t) => t('office-settings.languages.title')),
  ]);
  return { ...words, ...data };
}

export type LanguagesData = Awaited<ReturnType<typeof loadLanguages>>;
export type OfficeLanguage = LanguagesData['languages'][number];
