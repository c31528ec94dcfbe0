import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const suspensionContract = {
  method: 'POST',
  path: '/office/members/{id}/suspension',
  summary: 'Suspends a member, to whom every call then answers 423, or takes that back.',
  access: 'operator',
  permission: 'members.suspend',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    suspended: z.boolean(),
    reason: z.string().trim().min(3).max(500),
    version: z.int32().min(1),
  }),
  data: z.object({
    status: z.enum(['active', 'unverified', 'suspended', 'deleted']),
    version: z.int(),
  }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
