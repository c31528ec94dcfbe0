import { endpoint } from '#api/endpoint.ts';
import { saveContact } from '#domain/content/contact/edit-contacts.ts';
import { contactView } from '#domain/content/editing/office-content.ts';
import { brandOf } from '../brand-of.ts';
import { saveContactContract } from './[id].contract.ts';

export const POST = endpoint(saveContactContract, async ({ params, query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const { version, ...draft } = body;
  return {
    data: contactView(await saveContact(services, { brand, operator, id: params.id, version, draft })),
  };
});
