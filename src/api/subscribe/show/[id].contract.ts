import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';
import { orderDetailSchema } from '../../order.contract.ts';

export const showOrderContract = {
  method: 'GET',
  path: '/subscribe/show/{id}',
  summary:
    'One order of the member with its timeline, and its place in the queue once a transfer was reported.',
  access: 'member',
  scope: 'orders.read',
  params: z.object({ id: z.uuid() }),
  data: orderDetailSchema,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
