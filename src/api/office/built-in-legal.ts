import { endpoint } from '#api/endpoint.ts';
import { publishBuiltInTexts } from '#domain/content/legal/publish-built-in-texts.ts';
import { openLegalBrand } from '../get-brand.ts';
import { brandOf } from './brand-of.ts';
import { publishBuiltInLegalContract } from './built-in-legal.contract.ts';

export const POST = endpoint(
  publishBuiltInLegalContract,
  async ({ query, body }, { services, operator }) => ({
    data: await publishBuiltInTexts(services, {
      brand: await openLegalBrand(services, brandOf(operator, query.brand)),
      operator,
      ...body,
    }),
  }),
);
