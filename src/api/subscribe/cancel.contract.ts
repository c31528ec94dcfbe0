import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';
import { orderSchema } from '../order.contract.ts';

export const cancelOrderContract = {
  method: 'POST',
  path: '/subscribe/cancel',
  summary: 'Gives up an unpaid order, the open one where none is named. A running plan is not ended by it.',
  access: 'member',
  scope: 'orders.write',
  body: z.strictObject({ order_id: z.uuid().optional() }),
  data: z.object({ order: orderSchema }),
  statuses: [200, 302, 404, 409],
  idempotent: true,
} as const satisfies Contract;
