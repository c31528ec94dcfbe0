import { decideCorrection } from '#domain/record/decide-correction.ts';
import { alertResults } from '#domain/result/alert-results.ts';
import { brandOf } from '../brand-of.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { correctionContract } from './[id].contract.ts';

export const POST = officeEndpoint(
  correctionContract,
  async ({ params, query, body }, { services, operator }) => {
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
  },
);
