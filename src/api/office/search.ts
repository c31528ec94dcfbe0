import { endpoint } from '#api/endpoint.ts';
import { findAnything } from '#domain/operations/operation/find-anything.ts';
import { brandOf } from './brand-of.ts';
import { officeSearchContract } from './search.contract.ts';

export const GET = endpoint(officeSearchContract, async ({ query }, { services, operator, locale }) => ({
  data: await findAnything(services, {
    operator,
    brand: brandOf(operator, query.brand),
    text: query.q,
    locale,
  }),
}));
