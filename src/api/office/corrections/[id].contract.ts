import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { DECISIONS } from '#terms/approvals.ts';
import { SETTLED_RESULTS } from '#terms/results.ts';
import { brandQuery } from '../office.contract.ts';

export const correctionContract = {
  method: 'POST',
  path: '/office/corrections/{id}',
  summary:
    'The second person decides on a correction; agreed to, the pick gets a grade beside the one it has.',
  access: 'operator',
  permission: 'results.decide',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    decision: z.enum(DECISIONS),
    reason: z.string().trim().min(3).max(500),
  }),
  data: z.object({ result: z.enum(SETTLED_RESULTS).nullable() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
