import { endpoint } from '#api/endpoint.ts';
import { showResultReview } from '#domain/operations/result/show-result-review.ts';
import { typeResult } from '#domain/operations/result/type-result.ts';
import { brandOf } from './brand-of.ts';
import { readFinal } from './read-final.ts';
import { resultsContract, typeResultContract } from './results.contract.ts';

export const GET = endpoint(resultsContract, async ({ query }, { services, operator, locale }) => {
  brandOf(operator, query.brand);
  return { data: await showResultReview(services, { operator, locale }) };
});

export const POST = endpoint(typeResultContract, async ({ query, body }, { services, operator, locale }) => {
  brandOf(operator, query.brand);
  const { game_id: gameId, reason: evidence } = body;
  await typeResult(services, { gameId, final: readFinal(body.final), evidence, operator });
  return { data: await showResultReview(services, { operator, locale }) };
});
