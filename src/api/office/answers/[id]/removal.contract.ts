import { z } from 'zod';
import { officeAnswerSchema } from '../../answers.contract.ts';
import { removalFields } from '../../content.contract.ts';
import { brandQuery, type OfficeContract } from '../../office.contract.ts';

export const answerRemovalContract = {
  method: 'POST',
  path: '/office/answers/{id}/removal',
  summary: 'Takes a written answer away from the readers, or puts it back.',
  permission: 'content.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: removalFields,
  data: officeAnswerSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies OfficeContract;
