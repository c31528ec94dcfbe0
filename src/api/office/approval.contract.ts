import { z } from 'zod';
import { instantSchema } from '../endpoint.contract.ts';

/** What can be asked of a second person. */
export const approvalKindSchema = z.enum([
  ...([
    'void_order',
    'revive_order',
    'typed_payment',
    'grant',
    'price',
    'plan',
    'bank_account',
    'setting',
  ] as const),
]);

/** A change that one operator asks for and another one decides on (docs/product/operators.md). */
export const approvalSchema = z.object({
  id: z.string(),
  brand: z.string(),
  kind: z.string(),
  subject_id: z.string(),
  payload: z.unknown(),
  reason: z.string(),
  status: z.enum(['open', 'approved', 'refused', 'withdrawn', 'lapsed']),
  proposed_by: z.string(),
  proposed_at: instantSchema,
  lapses_at: instantSchema,
  decided_by: z.string().nullable(),
  decided_at: instantSchema.nullable(),
});
