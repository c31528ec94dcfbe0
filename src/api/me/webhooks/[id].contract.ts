import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';
import { webhookSchema } from '../../webhook.contract.ts';

export const removeWebhookContract = {
  method: 'DELETE',
  path: '/me/webhooks/{id}',
  summary: 'Removes an address of the member, with the log of what was sent there.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  data: z.object({}),
  statuses: [200, 302, 404],
} as const satisfies Contract;

export const resumeWebhookContract = {
  method: 'PATCH',
  path: '/me/webhooks/{id}',
  summary: 'Lets an address that had failed for days be told of what happens from now on.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ enabled: z.literal(true) }),
  data: webhookSchema,
  statuses: [200, 302, 404],
} as const satisfies Contract;
