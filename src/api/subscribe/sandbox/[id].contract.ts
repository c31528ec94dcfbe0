import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';
import { orderDetailSchema } from '../../order.contract.ts';

export const simulatePaymentContract = {
  method: 'POST',
  path: '/subscribe/sandbox/{id}',
  summary: 'Plays what a bank may do on a sandbox order, where the server has one. It never gives a plan.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ event: z.enum(['exact', 'short', 'late', 'double']) }),
  data: orderDetailSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
