import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { answerFields, officeAnswerSchema } from '../answers.contract.ts';
import { seenVersion } from '../content.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const saveAnswerContract = {
  method: 'POST',
  path: '/office/answers/{id}',
  summary: 'Changes a written answer; its language stays.',
  access: 'operator',
  permission: 'content.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ ...answerFields, ...seenVersion }),
  data: officeAnswerSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
