import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { approvalSchema } from '../../approval.contract.ts';
import { brandQuery } from '../../office.contract.ts';
import { moneySchema } from './confirm.contract.ts';

export const reviveContract = {
  method: 'POST',
  path: '/office/orders/{id}/revive',
  summary: 'Asks a second person to honour a transfer that came after the order had ended.',
  access: 'operator',
  permission: 'orders.revive',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    reason: z.string().trim().min(1).max(500),
    money: moneySchema,
    version: z.int32().min(1).optional(),
  }),
  data: approvalSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
