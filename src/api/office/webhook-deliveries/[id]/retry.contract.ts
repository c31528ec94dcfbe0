import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';

export const resendOfficeWebhookContract = {
  method: 'POST',
  path: '/office/webhook-deliveries/{id}/retry',
  summary: 'Sends a delivery once more, under the same id, if the operator may hear of it now.',
  access: 'operator',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  data: z.object({}),
  statuses: [200, 302, 404],
} as const satisfies Contract;
