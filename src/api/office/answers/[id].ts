import { endpoint } from '#api/endpoint.ts';
import { saveAnswer } from '#domain/content/answer/edit-answers.ts';
import { answerView } from '#domain/content/editing/office-content.ts';
import { brandOf } from '../brand-of.ts';
import { saveAnswerContract } from './[id].contract.ts';

export const POST = endpoint(saveAnswerContract, async ({ params, query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const { version, ...draft } = body;
  return {
    data: answerView(await saveAnswer(services, { brand, operator, id: params.id, version, draft })),
  };
});
