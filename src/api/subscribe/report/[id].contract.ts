import { z } from 'zod';
import { type Contract, instantSchema } from '../../endpoint.contract.ts';
import { orderDetailSchema } from '../../order.contract.ts';

export const reportTransferContract = {
  method: 'POST',
  path: '/subscribe/report/{id}',
  summary:
    'The member says that they have transferred: the order waits for an operator and no longer for its deadline.',
  access: 'member',
  scope: 'orders.write',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    last5: z.string().regex(/^[0-9]{5}$/),
    amount: z.int().min(1).max(10_000_000),
    paid_at: instantSchema,
    note: z.string().max(200).default(''),
  }),
  data: orderDetailSchema,
  statuses: [200, 302, 404, 409, 422],
  idempotent: true,
} as const satisfies Contract;
