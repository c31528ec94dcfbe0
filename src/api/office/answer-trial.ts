import { endpoint } from '#api/endpoint.ts';
import { tryQuestion } from '#domain/content/answer/edit-answers.ts';
import { answerTrialContract } from './answer-trial.contract.ts';
import { brandOf } from './brand-of.ts';

export const GET = endpoint(answerTrialContract, async ({ query }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const { language, question } = query;
  return { data: await tryQuestion(services, { brand, language, question }) };
});
