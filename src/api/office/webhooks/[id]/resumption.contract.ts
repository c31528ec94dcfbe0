import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { webhookSchema } from '#api/webhook.contract.ts';

export const resumeOfficeWebhookContract = {
  method: 'POST',
  path: '/office/webhooks/{id}/resumption',
  summary: 'Lets an address that had failed for days be told of what happens from now on.',
  access: 'operator',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  data: webhookSchema,
  statuses: [200, 302, 404],
} as const satisfies Contract;
