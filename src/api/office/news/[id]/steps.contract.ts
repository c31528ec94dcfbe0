import { z } from 'zod';
import { type Contract, instantSchema } from '#api/endpoint.contract.ts';
import { newsStepSchema, officeNewsSchema } from '../../news.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const newsStepsContract = {
  method: 'POST',
  path: '/office/news/{id}/steps',
  summary:
    'Takes an article one step on: submit, return, publish now or `at` an hour, unschedule, unpublish, discard changes, remove, restore.',
  access: 'operator',
  permission: 'content.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z
    .strictObject({
      step: newsStepSchema,
      version: z.int32().min(1),
      /** Needed where an article is returned to its author or taken off the site. */
      note: z.string().trim().max(500).optional(),
      at: instantSchema.optional(),
    })
    .refine(({ step, note = '' }) => !['return', 'unpublish'].includes(step) || note.length >= 3, {
      path: ['note'],
      error: 'required',
    }),
  data: officeNewsSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
