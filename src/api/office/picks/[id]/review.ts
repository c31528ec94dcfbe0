import { endpoint } from '#api/endpoint.ts';
import { alertResults } from '#domain/operations/result/alert-results.ts';
import { showPickReview } from '#domain/operations/result/show-pick-review.ts';
import { reviewResultChange } from '#domain/picks/grade/review-result-change.ts';
import { brandOf } from '../../brand-of.ts';
import { reviewContract } from './review.contract.ts';

export const POST = endpoint(
  reviewContract,
  async ({ params: { id }, query, body }, { services, operator, locale }) => {
    brandOf(operator, query.brand);
    await reviewResultChange(services, {
      pickId: id,
      knownAt: new Date(body.known_at),
      note: body.reason,
      by: operator.email,
      operatorId: operator.id,
    });
    await alertResults(services);
    return { data: await showPickReview(services, { id, operator, locale }) };
  },
);
