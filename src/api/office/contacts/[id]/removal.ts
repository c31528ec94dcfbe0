import { endpoint } from '#api/endpoint.ts';
import { contactKind } from '#domain/content/contact/edit-contacts.ts';
import { removeContent } from '#domain/content/editing/change-content.ts';
import { contactView } from '#domain/content/editing/office-content.ts';
import { brandOf } from '../../brand-of.ts';
import { contactRemovalContract } from './removal.contract.ts';

export const POST = endpoint(
  contactRemovalContract,
  async ({ params, query, body }, { services, operator }) => {
    const brand = brandOf(operator, query.brand);
    const row = await removeContent(services, contactKind, { brand, operator, id: params.id, ...body });
    return { data: contactView(row) };
  },
);
