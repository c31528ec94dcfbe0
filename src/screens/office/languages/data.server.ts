import { officeLanguagesContract } from '#api/office/languages.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The brand's languages. */
export async function loadLanguages(page: OfficePage) {
  const [{ data }, messages] = await Promise.all([
    page.ask(officeLanguagesContract),
    page.messages(['office-settings'], (t) => t('office-settings.languages.title')),
  ]);
  return { ...messages, ...data };
}

export type LanguagesData = Awaited<ReturnType<typeof loadLanguages>>;
export type OfficeLanguage = LanguagesData['languages'][number];
