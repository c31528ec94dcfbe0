import { endpoint } from '#api/endpoint.ts';
import { contactKind } from '#domain/content/contact/edit-contacts.ts';
import { listOfficeContacts } from '#domain/content/editing/office-content.ts';
import { orderContent } from '#domain/content/editing/order-content.ts';
import { brandOf } from './brand-of.ts';
import { contactOrderContract } from './contact-order.contract.ts';

export const POST = endpoint(contactOrderContract, async ({ query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  await orderContent(services, contactKind, { brand, operator, ids: body.ids });
  return { data: await listOfficeContacts(services, brand) };
});
