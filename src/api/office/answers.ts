import { endpoint } from '#api/endpoint.ts';
import { createAnswer } from '#domain/content/answer/edit-answers.ts';
import { answerView, listAnswersInOffice } from '#domain/content/editing/office-content.ts';
import { pageMetaOf } from '../page-meta.ts';
import { newAnswerContract, officeAnswersContract } from './answers.contract.ts';
import { brandOf } from './brand-of.ts';

export const GET = endpoint(officeAnswersContract, async ({ query }, { services, operator }) => {
  const { page, per_page: perPage, language = null, q: search, state } = query;
  const brand = brandOf(operator, query.brand);
  const options = { brand, language, search, removed: state === 'removed', page, perPage };
  const { items, total } = await listAnswersInOffice(services, options);
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});

export const POST = endpoint(newAnswerContract, async ({ query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const { language: languageCode, ...draft } = body;
  const row = await createAnswer(services, { brand, operator, draft: { ...draft, languageCode } });
  return { data: answerView(row) };
});
