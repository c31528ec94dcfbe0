import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { approvalSchema } from '../../approval.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const voidContract = {
  method: 'POST',
  path: '/office/orders/{id}/void',
  summary: 'Asks a second person to take a mistaken confirmation back, within a day.',
  access: 'operator',
  permission: 'orders.void',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    reason: z.string().trim().min(1).max(500),
    version: z.int32().min(1).optional(),
  }),
  data: approvalSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
