import { showProof } from '#domain/picks/proof/show-proof.ts';
import { endpoint } from '../../endpoint.ts';
import { proofContract } from './[date].contract.ts';

export const GET = endpoint(proofContract, async ({ params, query }, { services, member }) => {
  const isEntitled = member?.isEntitled ?? false;
  const { picks, batches, ...document } = await showProof(services, {
    day: params.date,
    isEntitled,
    asOf: query.as_of,
  });
  return {
    data: {
      ...document,
      batches: [...batches],
      picks: picks.map(({ path, ...pick }) => ({ ...pick, path: [...path] })),
    },
  };
});
