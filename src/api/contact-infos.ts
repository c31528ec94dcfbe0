import { listContacts } from '#domain/content/contact/list-contacts.ts';
import { contactsContract } from './contact-infos.contract.ts';
import { endpoint } from './endpoint.ts';

export const GET = endpoint(contactsContract, async (_input, { services, brand, locale }) => {
  const { items, fallback } = await listContacts(services, { brand, locale });
  return { data: items, meta: { fallback } };
});
