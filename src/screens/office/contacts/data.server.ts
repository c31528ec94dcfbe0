import { officeContactsContract } from '#api/office/contacts.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Every way to reach the brand. */
export async function loadContacts(page: OfficePage) {
  const [{ data: contacts }, messages] = await Promise.all([
    page.ask(officeContactsContract),
    page.messages(['office-content'], (t) => t('office-content.contacts.title')),
  ]);
  return { ...messages, contacts };
}

export type ContactsData = Awaited<ReturnType<typeof loadContacts>>;
export type OfficeContact = ContactsData['contacts'][number];
