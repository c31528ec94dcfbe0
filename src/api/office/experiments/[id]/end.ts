import { endpoint } from '#api/endpoint.ts';
import { openBrand } from '#api/get-brand.ts';
import { endExperiment } from '#domain/content/experiment/change-experiment.ts';
import { brandOf } from '../../brand-of.ts';
import { endExperimentContract } from './end.contract.ts';

export const POST = endpoint(
  endExperimentContract,
  async ({ params: { id }, query, body }, { services, operator }) => {
    const brand = await openBrand(services, brandOf(operator, query.brand));
    await endExperiment(services, { brand, operator, id, ...body });
    return { data: { id } };
  },
);
