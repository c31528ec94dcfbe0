import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { orderSchema } from '#api/order.contract.ts';
import { brandQuery } from '../../office.contract.ts';
import { moneySchema } from './confirm.contract.ts';

export const owedContract = {
  method: 'POST',
  path: '/office/orders/{id}/owed',
  summary:
    'Takes money that came for an order which is over: the order stays, and the money is owed to its member.',
  access: 'operator',
  permission: 'orders.confirm',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    money: moneySchema,
    /** Of the order as the operator saw it; a later one is refused with who changed it, and when. */
    version: z.int32().min(1).optional(),
  }),
  data: z.object({
    /** `same_money`: the line is for money that was typed in before. */
    outcome: z.enum(['owed', 'same_money']),
    order: orderSchema,
  }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
