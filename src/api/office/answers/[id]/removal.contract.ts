import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { officeAnswerSchema } from '../../answers.contract.ts';
import { removalFields } from '../../content.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const answerRemovalContract = {
  method: 'POST',
  path: '/office/answers/{id}/removal',
  summary: 'Takes a written answer away from the readers, or puts it back.',
  access: 'operator',
  permission: 'content.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: removalFields,
  data: officeAnswerSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
