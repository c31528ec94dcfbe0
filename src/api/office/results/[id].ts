import { endpoint } from '#api/endpoint.ts';
import { confirmResult } from '#domain/operations/result/confirm-result.ts';
import { showResultReview } from '#domain/operations/result/show-result-review.ts';
import { brandOf } from '../brand-of.ts';
import { readFinal } from '../read-final.ts';
import { typedResultContract } from './[id].contract.ts';

export const POST = endpoint(
  typedResultContract,
  async ({ params, query, body }, { services, operator, locale }) => {
    brandOf(operator, query.brand);
    const typed = body.final === undefined ? null : readFinal(body.final);
    await confirmResult(services, { resultId: params.id, typed, note: body.reason, operator });
    return { data: await showResultReview(services, { operator, locale }) };
  },
);
