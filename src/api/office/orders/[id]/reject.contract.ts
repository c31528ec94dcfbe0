import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { orderSchema } from '#api/order.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const rejectContract = {
  method: 'POST',
  path: '/office/orders/{id}/reject',
  summary: 'Ends an order that cannot be paid as it stands; what came in for it is owed to the member.',
  access: 'operator',
  permission: 'orders.reject',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    reason: z.string().trim().min(1).max(500),
    version: z.int32().min(1).optional(),
  }),
  data: z.object({ order: orderSchema }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
