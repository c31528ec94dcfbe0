import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';
import { madeWebhookSchema, newOfficeWebhookBody, webhookSchema } from '../webhook.contract.ts';

export const officeWebhooksContract = {
  method: 'GET',
  path: '/office/webhooks',
  summary: 'The operator’s own addresses at which programs are told what happens, the oldest first.',
  access: 'operator',
  data: z.array(webhookSchema),
  statuses: [200, 302, 404],
} as const satisfies Contract;

export const addOfficeWebhookContract = {
  method: 'POST',
  path: '/office/webhooks',
  summary:
    'Adds an address that is told of orders, picks and alerts from now on, as far as the operator’s role may see them; signed with a secret that is answered this once. 409 for a sixth address.',
  access: 'operator',
  body: newOfficeWebhookBody,
  data: madeWebhookSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
