import { endpoint } from '#api/endpoint.ts';
import { createContact } from '#domain/content/contact/edit-contacts.ts';
import { contactView, listOfficeContacts } from '#domain/content/editing/office-content.ts';
import { brandOf } from './brand-of.ts';
import { newContactContract, officeContactsContract } from './contacts.contract.ts';

export const GET = endpoint(officeContactsContract, async ({ query }, { services, operator }) => ({
  data: await listOfficeContacts(services, brandOf(operator, query.brand)),
}));

export const POST = endpoint(newContactContract, async ({ query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  return { data: contactView(await createContact(services, { brand, operator, draft: body })) };
});
