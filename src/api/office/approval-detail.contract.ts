import { z } from 'zod';
import { CHANGE_FIELDS, CHANGE_TYPES, REQUEST_SUBJECTS } from '#terms/approvals.ts';
import { instantSchema } from '../endpoint.contract.ts';
import { approvalSchema } from './approval.contract.ts';
import { blockedSchema } from './office.contract.ts';

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** A request with what it is about, what it would change, and what the operator who asks may do with it. */
export const approvalDetailSchema = approvalSchema.extend({
  subject: z.object({
    kind: z.enum(REQUEST_SUBJECTS),
    id: z.string().nullable(),
    label: z.string(),
    /** Of an order: the version that the changes refer to, for anyone who decides on it. */
    version: z.int().optional(),
  }),
  /** How things are and how they would be; of a decided request the second alone. */
  changes: z.array(
    z.object({
      field: z.enum(CHANGE_FIELDS),
      type: z.enum(CHANGE_TYPES),
      before: value,
      after: value,
    }),
  ),
  /** When an open one last failed to take effect by itself, and why; it is tried again every minute. */
  failed_at: instantSchema.nullable(),
  failure: z.string().nullable(),
  proposer: z.string().nullable(),
  decider: z.string().nullable(),
  /** Whether the operator asked for it: then they can take it back, and never approve it. */
  is_own: z.boolean(),
  blocked: blockedSchema,
  can: z.object({ approve: z.boolean(), refuse: z.boolean() }),
});
