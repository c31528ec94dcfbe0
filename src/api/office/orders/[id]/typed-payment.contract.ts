import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { approvalSchema } from '../../approval.contract.ts';
import { brandQuery } from '../../office.contract.ts';
import { typedMoneySchema } from './confirm.contract.ts';

export const typedPaymentContract = {
  method: 'POST',
  path: '/office/orders/{id}/typed-payment',
  summary: 'Asks a second person to take typed money beyond what one operator may take for an order.',
  access: 'operator',
  permission: 'orders.confirm',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    money: typedMoneySchema,
    reason: z.string().trim().min(1).max(500),
    /** Of the order as the operator saw it; a later one is refused with who changed it, and when. */
    version: z.int32().min(1).optional(),
  }),
  data: approvalSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
