import { z } from 'zod';
import { type Contract, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { webhookDeliverySchema } from '../webhook.contract.ts';

export const officeWebhookDeliveriesContract = {
  method: 'GET',
  path: '/office/webhook-deliveries',
  summary:
    'What was sent to the operator’s addresses in the last 30 days, or is on its way, the newest first.',
  access: 'operator',
  query: z.object(pageQuery),
  data: z.array(webhookDeliverySchema),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
