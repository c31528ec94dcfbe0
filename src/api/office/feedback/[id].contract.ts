import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { seenVersion } from '../content.contract.ts';
import { feedbackFields, officeFeedbackSchema } from '../feedback.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const saveFeedbackContract = {
  method: 'POST',
  path: '/office/feedback/{id}',
  summary:
    "Changes what was written down of a member's words, which takes them off the site until they are published again.",
  access: 'operator',
  permission: 'content.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ ...feedbackFields, ...seenVersion }),
  data: officeFeedbackSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
