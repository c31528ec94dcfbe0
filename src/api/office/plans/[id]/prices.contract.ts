import { z } from 'zod';
import { type Contract, instantSchema } from '#api/endpoint.contract.ts';
import { approvalSchema } from '../../approval.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const planIdParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const planPricesContract = {
  method: 'POST',
  path: '/office/plans/{id}/prices',
  summary: 'Asks for a price from a moment on; an owner decides, who is not the one who asked.',
  access: 'operator',
  permission: 'plans.propose',
  params: planIdParams,
  query: z.object(brandQuery),
  body: z.strictObject({
    price: z.int().min(1).max(10_000_000),
    /** Null: from the decision on. */
    valid_from: instantSchema.nullable(),
    reason: z.string().trim().min(3).max(500),
  }),
  data: approvalSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
