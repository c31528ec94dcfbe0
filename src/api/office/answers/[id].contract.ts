import { z } from 'zod';
import { answerFields, officeAnswerSchema } from '../answers.contract.ts';
import { seenVersion } from '../content.contract.ts';
import { brandQuery, type OfficeContract } from '../office.contract.ts';

export const saveAnswerContract = {
  method: 'POST',
  path: '/office/answers/{id}',
  summary: 'Changes a written answer; its language stays.',
  permission: 'content.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ ...answerFields, ...seenVersion }),
  data: officeAnswerSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies OfficeContract;
