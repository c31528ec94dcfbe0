import { z } from 'zod';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';

const statusSchema = z.enum(['queued', 'failed']);

export const emailsContract = {
  method: 'GET',
  path: '/office/emails',
  summary: 'E-mails of the operator’s brands that the mail server did not take, the oldest first.',
  access: 'operator',
  permission: 'operations.view',
  query: z.object({ ...pageQuery, status: statusSchema.optional() }),
  data: z.array(
    z.object({
      id: z.uuid(),
      brand: z.string(),
      /** Masked: enough to recognise, too little to write to. */
      recipient: z.string(),
      template: z.string(),
      status: statusSchema,
      attempts: z.int(),
      error: z.string().nullable(),
      created_at: instantSchema,
      next_attempt_at: instantSchema,
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
