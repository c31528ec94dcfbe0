import { officeKeysContract } from '#api/office/keys.contract.ts';
import { createTranslator } from '#i18n/t.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The operator's own API keys. */
export async function loadKeys(page: OfficePage) {
  const [{ data: keys }, messages] = await Promise.all([
    page.ask(officeKeysContract),
    page.messages(['office-keys'], (t) => t('office-keys.title')),
  ]);
  const t = createTranslator<'office-keys'>(messages);
  return { ...messages, lead: t('office-keys.lead'), keys };
}

type KeysData = Awaited<ReturnType<typeof loadKeys>>;
export type OfficeKey = KeysData['keys'][number];
