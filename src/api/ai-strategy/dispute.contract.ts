import { z } from 'zod';
import { DISPUTE_REASONS } from '#terms/results.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';

export const disputeContract = {
  method: 'POST',
  path: '/ai-strategy/dispute',
  summary: 'Disputes a graded result within seven days of its first grade; once a pick and member.',
  access: 'member',
  body: z.object({
    id: z.uuid(),
    reason: z.enum(DISPUTE_REASONS),
    note: z.string().trim().min(1).max(500),
  }),
  data: z.object({
    id: z.uuid(),
    pick_id: z.uuid(),
    reason: z.string(),
    state: z.enum(['open', 'upheld', 'rejected']),
    raised_at: instantSchema,
  }),
  statuses: [200, 302, 404, 409, 422],
  idempotent: true,
} as const satisfies Contract;
