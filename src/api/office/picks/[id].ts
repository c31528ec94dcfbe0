import { endpoint } from '#api/endpoint.ts';
import { showPickReview } from '#domain/operations/result/show-pick-review.ts';
import { brandOf } from '../brand-of.ts';
import { pickReviewContract } from './[id].contract.ts';

export const GET = endpoint(pickReviewContract, async ({ params, query }, { services, operator, locale }) => {
  brandOf(operator, query.brand);
  return { data: await showPickReview(services, { id: params.id, operator, locale }) };
});
