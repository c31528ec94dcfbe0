import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { approvalSchema } from '../../approval.contract.ts';

export const brandRequestsContract = {
  method: 'POST',
  path: '/office/brands/{key}/requests',
  summary: 'Asks for a brand to be opened or closed; an owner decides, who is not the one who asked.',
  access: 'operator',
  permission: 'brands.edit',
  params: z.object({ key: z.string().max(32) }),
  body: z.strictObject({
    state: z.enum(['live', 'closed']),
    reason: z.string().trim().min(3).max(500),
    version: z.int32().min(1),
  }),
  data: approvalSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
