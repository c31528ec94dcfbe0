import { endpoint } from '#api/endpoint.ts';
import { alertResults } from '#domain/operations/result/alert-results.ts';
import { showPickReview } from '#domain/operations/result/show-pick-review.ts';
import { proposeCorrection } from '#domain/picks/grade/propose-correction.ts';
import { brandOf } from '../../brand-of.ts';
import { readFinal } from '../../read-final.ts';
import { correctionsContract } from './corrections.contract.ts';

export const POST = endpoint(
  correctionsContract,
  async ({ params: { id }, query, body }, { services, operator, locale }) => {
    brandOf(operator, query.brand);
    await proposeCorrection(services, {
      pick: id,
      final: readFinal(body.final),
      evidence: body.reason,
      by: operator.email,
      operatorId: operator.id,
      brands: operator.brands,
      ...(body.dispute_id === undefined ? {} : { disputeId: body.dispute_id }),
    });
    await alertResults(services);
    return { data: await showPickReview(services, { id, operator, locale }) };
  },
);
