import { answerKeyword } from '#domain/content/answer/answer-keyword.ts';
import { keywordResponseContract } from './ai-keyword-response.contract.ts';
import { endpoint } from './endpoint.ts';

export const POST = endpoint(keywordResponseContract, async ({ body }, { services, brand, locale }) => {
  const answer = await answerKeyword(services, { brand, locale, keyword: body.keyword });
  return { data: { ...answer, contacts: [...answer.contacts] } };
});
