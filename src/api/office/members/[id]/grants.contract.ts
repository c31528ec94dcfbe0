import { z } from 'zod';
import { type Contract, instantSchema } from '#api/endpoint.contract.ts';
import { approvalSchema } from '../../approval.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const grantsContract = {
  method: 'POST',
  path: '/office/members/{id}/grants',
  summary:
    'Gives a member days without an order: up to seven within thirty days at once, more when a second person agrees.',
  access: 'operator',
  permission: 'members.view',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    days: z.int().min(1).max(366),
    reason: z.string().trim().min(3).max(500),
  }),
  data: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('granted'),
      period: z.object({ id: z.string(), start_date: instantSchema, end_date: instantSchema }),
    }),
    z.object({ outcome: z.literal('proposed'), request: approvalSchema }),
  ]),
  statuses: [200, 302, 404, 409, 422],
  idempotent: true,
} as const satisfies Contract;
