import { z } from 'zod';
import { type Contract, pageMeta, pageQuery } from '../../endpoint.contract.ts';
import { webhookDeliverySchema } from '../../webhook.contract.ts';

export const webhookDeliveriesContract = {
  method: 'GET',
  path: '/me/webhooks/deliveries',
  summary: 'What was sent to the member’s addresses in the last 30 days, or is on its way, the newest first.',
  access: 'member',
  query: z.object(pageQuery),
  data: z.array(webhookDeliverySchema),
  meta: pageMeta,
  statuses: [200, 302, 422],
} as const satisfies Contract;
