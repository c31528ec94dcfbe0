import { z } from 'zod';
import { APPROVAL_KINDS, APPROVAL_STATUSES } from '#terms/approvals.ts';
import { instantSchema } from '../endpoint.contract.ts';

/** What can be asked of a second person. */
export const approvalKindSchema = z.enum(APPROVAL_KINDS);

/** A change that one operator asks for and another one decides on (docs/product/operators.md). */
export const approvalSchema = z.object({
  id: z.string(),
  brand: z.string(),
  kind: z.string(),
  subject_id: z.string(),
  payload: z.unknown(),
  reason: z.string(),
  status: z.enum(APPROVAL_STATUSES),
  proposed_by: z.string(),
  proposed_at: instantSchema,
  lapses_at: instantSchema,
  decided_by: z.string().nullable(),
  decided_at: instantSchema.nullable(),
  /** When it takes effect by itself, of one operator alone; null where a second person decides. */
  effective_at: instantSchema.nullable(),
});
