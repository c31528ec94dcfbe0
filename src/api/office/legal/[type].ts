import { endpoint } from '#api/endpoint.ts';
import { changeLegalDraft } from '#domain/content/legal/change-legal-draft.ts';
import { showLegal } from '#domain/content/legal/show-legal.ts';
import { openLegalBrand } from '../../get-brand.ts';
import { brandOf } from '../brand-of.ts';
import { changeLegalContract, legalContract } from './[type].contract.ts';

export const GET = endpoint(legalContract, async ({ params, query }, { services, operator }) => ({
  data: await showLegal(services, {
    brand: await openLegalBrand(services, brandOf(operator, query.brand)),
    type: params.type,
  }),
}));

export const POST = endpoint(changeLegalContract, async ({ params, query, body }, { services, operator }) => {
  const options = {
    brand: await openLegalBrand(services, brandOf(operator, query.brand)),
    type: params.type,
  };
  await changeLegalDraft(services, { ...options, operator, version: body.version, change: body.change });
  return { data: await showLegal(services, options) };
});
