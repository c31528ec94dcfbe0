import { officeAnswersContract } from '#api/office/answers.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** A page of the brand's written answers. */
export async function loadAnswers(page: OfficePage) {
  const [{ data: answers, meta }, messages] = await Promise.all([
    page.list(officeAnswersContract, { query: { per_page: 30 } }),
    page.messages(['office-content'], (t) => t('office-content.answers.title')),
  ]);
  return { ...messages, answers, meta };
}

export type AnswersData = Awaited<ReturnType<typeof loadAnswers>>;
export type OfficeAnswer = AnswersData['answers'][number];
