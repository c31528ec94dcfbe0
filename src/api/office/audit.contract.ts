import { z } from 'zod';
import { type Contract, dateSchema, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

const name = z.string().min(1).max(100).optional();

export const auditContract = {
  method: 'GET',
  path: '/office/audit',
  summary:
    'The chained log, the newest first; owners and auditors see all of their brands, others what they did.',
  access: 'operator',
  permission: 'audit.view_own',
  query: z.object({
    ...pageQuery,
    /** Left out: all brands of the operator. What belongs to none is shown with any. */
    ...brandQuery,
    /** An operator's address or id, a member's id, or the name of a job or command. */
    actor: z.string().min(1).max(320).optional(),
    /** An action, or with a dot at its end what actions begin with: `order.`. */
    action: name,
    subject_kind: name,
    subject_id: name,
    /** Days of the brand's zone, both included. */
    from: dateSchema.optional(),
    to: dateSchema.optional(),
  }),
  data: z.array(
    z.object({
      seq: z.int(),
      at: instantSchema,
      brand: z.string().nullable(),
      brand_name: z.string().nullable(),
      actor: z.object({
        kind: z.enum(['member', 'operator', 'command', 'system']),
        id: z.string(),
        email: z.string().nullable(),
        /** What people call them: an operator's address, a member's name; null for what has none or is none of the reader's business. */
        name: z.string().nullable(),
      }),
      action: z.string(),
      /** With what people call it: a member's name, an order's number, a pick's serial. */
      subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
      detail: z.record(z.string(), z.unknown()),
      previous_hash: z.string(),
      hash: z.string(),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
