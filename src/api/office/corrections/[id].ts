import { endpoint } from '#api/endpoint.ts';
import { alertResults } from '#domain/operations/result/alert-results.ts';
import { decideCorrection } from '#domain/picks/grade/decide-correction.ts';
import { brandOf } from '../brand-of.ts';
import { correctionContract } from './[id].contract.ts';

export const POST = endpoint(correctionContract, async ({ params, query, body }, { services, operator }) => {
  brandOf(operator, query.brand);
  const data = await decideCorrection(services, {
    proposalId: params.id,
    approved: body.decision === 'approved',
    note: body.reason,
    by: operator.email,
    operatorId: operator.id,
  });
  await alertResults(services);
  return { data };
});
