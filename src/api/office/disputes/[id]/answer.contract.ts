import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { DISPUTE_OUTCOMES } from '#terms/results.ts';
import { brandQuery } from '../../office.contract.ts';

export const answerContract = {
  method: 'POST',
  path: '/office/disputes/{id}/answer',
  summary: 'Answers a dispute, which its member reads; upheld only where the pick has been corrected since.',
  access: 'operator',
  permission: 'results.decide',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    outcome: z.enum(DISPUTE_OUTCOMES),
    reason: z.string().trim().min(3).max(500),
  }),
  data: z.null(),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
