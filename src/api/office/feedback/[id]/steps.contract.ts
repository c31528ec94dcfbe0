import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { seenVersion } from '../../content.contract.ts';
import { officeFeedbackSchema } from '../../feedback.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const feedbackStepsContract = {
  method: 'POST',
  path: '/office/feedback/{id}/steps',
  summary:
    "Shows a member's words on the site where consent and source are known, hides them, or withdraws them for good at the member's word.",
  access: 'operator',
  permission: 'content.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    ...seenVersion,
    step: z.enum(['publish', 'hide', 'withdraw']),
    reason: z.string().trim().max(500).optional(),
  }),
  data: officeFeedbackSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
