import { endpoint } from '#api/endpoint.ts';
import { openLegalBrand } from '#api/get-brand.ts';
import { compareLegal } from '#domain/content/legal/show-legal.ts';
import { brandOf } from '../../brand-of.ts';
import { legalChangesContract } from './changes.contract.ts';

export const GET = endpoint(legalChangesContract, async ({ params, query }, { services, operator }) => {
  const { from, to, language: locale } = query;
  const brand = await openLegalBrand(services, brandOf(operator, query.brand));
  return { data: await compareLegal(services, { brand, type: params.type, from, to, locale }) };
});
