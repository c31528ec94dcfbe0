import { endpoint } from '#api/endpoint.ts';
import { alertResults } from '#domain/operations/result/alert-results.ts';
import { answerDispute } from '#domain/picks/grade/answer-dispute.ts';
import { brandOf } from '../../brand-of.ts';
import { answerContract } from './answer.contract.ts';

export const POST = endpoint(answerContract, async ({ params, query, body }, { services, operator }) => {
  brandOf(operator, query.brand);
  await answerDispute(services, {
    disputeId: params.id,
    outcome: body.outcome,
    note: body.reason,
    brands: operator.brands,
    by: operator.email,
    operatorId: operator.id,
  });
  await alertResults(services);
  return { data: null };
});
