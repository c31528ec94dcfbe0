import { endpoint } from '#api/endpoint.ts';
import { openBrand } from '#api/get-brand.ts';
import { removeExperiment } from '#domain/content/experiment/change-experiment.ts';
import { brandOf } from '../../brand-of.ts';
import { removeExperimentContract } from './removal.contract.ts';

export const POST = endpoint(
  removeExperimentContract,
  async ({ params: { id }, query, body }, { services, operator }) => {
    const brand = await openBrand(services, brandOf(operator, query.brand));
    await removeExperiment(services, { brand, operator, id, version: body.version });
    return { data: { id } };
  },
);
