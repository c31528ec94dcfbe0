import { officeSettingsContract } from '#api/office/settings.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** What owners set for the brand. */
export async function loadSettings(page: OfficePage) {
  const [{ data: settings }, messages] = await Promise.all([
    page.ask(officeSettingsContract),
    page.messages(['office-settings'], (t) => t('office-settings.title')),
  ]);
  return { ...messages, settings };
}

export type SettingsData = Awaited<ReturnType<typeof loadSettings>>;
export type OfficeSetting = SettingsData['settings'][number];
