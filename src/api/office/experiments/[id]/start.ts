import { endpoint } from '#api/endpoint.ts';
import { openBrand } from '#api/get-brand.ts';
import { startExperiment } from '#domain/content/experiment/change-experiment.ts';
import { brandOf } from '../../brand-of.ts';
import { startExperimentContract } from './start.contract.ts';

export const POST = endpoint(
  startExperimentContract,
  async ({ params: { id }, query, body }, { services, operator }) => {
    const brand = await openBrand(services, brandOf(operator, query.brand));
    await startExperiment(services, { brand, operator, id, version: body.version });
    return { data: { id } };
  },
);
