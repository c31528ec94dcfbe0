import { endpoint } from '#api/endpoint.ts';
import { listLegal } from '#domain/content/legal/show-legal.ts';
import { openLegalShop } from '../shop-of.ts';
import { brandOf } from './brand-of.ts';
import { legalListContract } from './legal.contract.ts';

export const GET = endpoint(legalListContract, async ({ query }, { services, operator }) => ({
  data: await listLegal(services, await openLegalShop(services, brandOf(operator, query.brand))),
}));
