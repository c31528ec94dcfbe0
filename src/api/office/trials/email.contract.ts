import { z } from 'zod';
import { EMAIL_TRIAL_OUTCOMES } from '#terms/operators.ts';
import type { Contract } from '../../endpoint.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const tryEmailContract = {
  method: 'POST',
  path: '/office/trials/email',
  summary:
    'Sends an e-mail to the operator’s own address at once, and answers what the mail server said in its own words.',
  access: 'operator',
  permission: 'operations.run',
  query: z.object(brandQuery),
  body: z.strictObject({}),
  data: z.object({
    outcome: z.enum(EMAIL_TRIAL_OUTCOMES),
    /** Host and port; null where none is set. */
    server: z.string().nullable(),
    to: z.string(),
    error: z.string().nullable(),
  }),
  statuses: [200, 302, 404, 429],
} as const satisfies Contract;
