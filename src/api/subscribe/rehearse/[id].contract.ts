import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';
import { orderDetailSchema } from '../../order.contract.ts';

export const rehearsePaymentContract = {
  method: 'POST',
  path: '/subscribe/rehearse/{id}',
  summary:
    'Plays what a bank may do on an order of the rehearsal, where the server has one. It never gives a plan.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ event: z.enum(['exact', 'short', 'late', 'double']) }),
  data: orderDetailSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
