import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';
import { madeWebhookSchema, newWebhookBody, webhookSchema } from '../webhook.contract.ts';

export const webhooksContract = {
  method: 'GET',
  path: '/me/webhooks',
  summary: 'The addresses at which the member’s programs are told what happens, the oldest first.',
  access: 'member',
  data: z.array(webhookSchema),
  statuses: [200, 302],
} as const satisfies Contract;

export const addWebhookContract = {
  method: 'POST',
  path: '/me/webhooks',
  summary:
    'Adds an address that is told of orders and picks from now on, signed with a secret that is answered this once. A message names games and never a bet. 409 for a sixth address.',
  access: 'member',
  body: newWebhookBody,
  data: madeWebhookSchema,
  statuses: [200, 302, 409, 422],
  callsAMinute: 10,
} as const satisfies Contract;
