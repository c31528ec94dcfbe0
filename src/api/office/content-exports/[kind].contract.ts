import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { CONTENT_EXPORTS } from '#terms/exported-lists.ts';
import { officeAnswersContract } from '../answers.contract.ts';
import { officeFeedbackContract } from '../feedback.contract.ts';
import { officeNewsListContract } from '../news.contract.ts';
import { brandQuery } from '../office.contract.ts';

const { language, q, state } = officeAnswersContract.query.shape;

export const contentExportsContract = {
  method: 'GET',
  path: '/office/content-exports/{kind}',
  summary: 'A list of what a brand says, as its page filters it, as CSV that no spreadsheet runs.',
  access: 'operator',
  permission: 'content.view',
  params: z.object({ kind: z.enum(CONTENT_EXPORTS) }),
  query: z.object({
    ...brandQuery,
    /** Those of the list's own page count: words for news and answers, language and state for answers. */
    q,
    language,
    state,
    /** Of the news or of feedback. */
    shelf: z
      .union([officeNewsListContract.query.shape.shelf, officeFeedbackContract.query.shape.shelf])
      .default('all'),
  }),
  data: z.null(),
  file: { type: 'text/csv; charset=utf-8' },
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
