import { z } from 'zod';
import { type Contract, instantSchema } from '#api/endpoint.contract.ts';
import { brandQuery } from '../../office.contract.ts';
import { pickReviewSchema } from '../[id].contract.ts';

export const reviewContract = {
  method: 'POST',
  path: '/office/picks/{id}/review',
  summary: 'Leaves a grade as it is although its source changed the result afterwards.',
  access: 'operator',
  permission: 'results.decide',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ known_at: instantSchema, reason: z.string().trim().min(3).max(500) }),
  data: pickReviewSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
