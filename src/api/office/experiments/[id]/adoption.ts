import { endpoint } from '#api/endpoint.ts';
import { openBrand } from '#api/get-brand.ts';
import { adoptVariant, giveUpLayout } from '#domain/content/experiment/change-experiment.ts';
import { brandOf } from '../../brand-of.ts';
import { adoptVariantContract } from './adoption.contract.ts';

export const POST = endpoint(
  adoptVariantContract,
  async ({ params: { id }, query, body }, { services, operator }) => {
    const brand = await openBrand(services, brandOf(operator, query.brand));
    const seen = { brand, operator, id, version: body.version };
    await (body.adopted ? adoptVariant(services, seen) : giveUpLayout(services, seen));
    return { data: { id } };
  },
);
