import { endpoint } from '#api/endpoint.ts';
import { showExperiment } from '#domain/content/experiment/list-experiments.ts';
import { brandOf } from '../brand-of.ts';
import { experimentView } from '../experiment-view.ts';
import { experimentContract } from './[id].contract.ts';

export const GET = endpoint(experimentContract, async ({ params: { id }, query }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  return { data: experimentView(await showExperiment(services, { brand, id })) };
});
