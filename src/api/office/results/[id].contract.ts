import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { finalSchema } from '../final.contract.ts';
import { brandQuery } from '../office.contract.ts';
import { resultReviewSchema } from '../results.contract.ts';

export const typedResultContract = {
  method: 'POST',
  path: '/office/results/{id}',
  summary: 'The second person types the result themselves, which has to be the same, or refuses it.',
  access: 'operator',
  permission: 'results.decide',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    /** Left out to refuse it. */
    final: finalSchema.optional(),
    reason: z.string().trim().min(3).max(500),
  }),
  data: resultReviewSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
