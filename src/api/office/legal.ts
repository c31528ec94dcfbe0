import { listLegal } from '#domain/content/legal/show-legal.ts';
import { openLegalShop } from '../shop-of.ts';
import { brandOf } from './brand-of.ts';
import { legalListContract } from './legal.contract.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const GET = officeEndpoint(legalListContract, async ({ query }, { services, operator }) => ({
  data: await listLegal(services, await openLegalShop(services, brandOf(operator, query.brand))),
}));
