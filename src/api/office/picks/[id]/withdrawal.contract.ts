import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandQuery } from '../../office.contract.ts';
import { pickReviewSchema, withdrawalReasonSchema } from '../[id].contract.ts';

export const withdrawalContract = {
  method: 'POST',
  path: '/office/picks/{id}/withdrawal',
  summary:
    'Withdraws a pick before its start; it stays in sight with the reason and is graded beside the record.',
  access: 'operator',
  permission: 'withdrawals.make',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ code: withdrawalReasonSchema, reason: z.string().trim().min(3).max(500) }),
  data: pickReviewSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
