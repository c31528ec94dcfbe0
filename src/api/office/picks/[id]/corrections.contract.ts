import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { finalSchema } from '../../final.contract.ts';
import { brandQuery } from '../../office.contract.ts';
import { pickReviewSchema } from '../[id].contract.ts';

export const correctionsContract = {
  method: 'POST',
  path: '/office/picks/{id}/corrections',
  summary:
    'Proposes the right score of a graded pick, for a dispute or without one; a second person decides.',
  access: 'operator',
  permission: 'results.propose',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    final: finalSchema,
    /** Where it can be read; the member whose dispute is upheld reads it too. */
    reason: z.string().trim().min(3).max(500),
    dispute_id: z.uuid().optional(),
  }),
  data: pickReviewSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
