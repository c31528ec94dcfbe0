import { officeSettingsContract } from '#api/office/settings.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** What owners set for the brand. */
export async function loadSettings(page: OfficePage) {
  const [{ data: settings }, words] = await Promise.all([
    page.ask(officeSettingsContract),
    page.words(['office-settings'], (t) => t('office-settings.title')),
  ]);
  return { ...words, settings };
}

export type SettingsData = Awaited<ReturnType<typeof loadSettings>>;
export type OfficeSetting = SettingsData['settings'][number];
