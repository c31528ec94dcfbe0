import { endpoint } from '#api/endpoint.ts';
import { listLegal } from '#domain/content/legal/show-legal.ts';
import { openLegalBrand } from '../get-brand.ts';
import { brandOf } from './brand-of.ts';
import { legalListContract } from './legal.contract.ts';

export const GET = endpoint(legalListContract, async ({ query }, { services, operator }) => ({
  data: await listLegal(services, await openLegalBrand(services, brandOf(operator, query.brand))),
}));
