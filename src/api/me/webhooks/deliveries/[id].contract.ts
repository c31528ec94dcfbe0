import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';

export const resendWebhookContract = {
  method: 'POST',
  path: '/me/webhooks/deliveries/{id}',
  summary: 'Sends a delivery once more, under the same id, if the member may hear of it now.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  data: z.object({}),
  statuses: [200, 302, 404],
  callsAMinute: 30,
} as const satisfies Contract;
