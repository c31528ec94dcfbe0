import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';

export const removeOfficeWebhookContract = {
  method: 'POST',
  path: '/office/webhooks/{id}/removal',
  summary: 'Removes an address of the operator, with the log of what was sent there.',
  access: 'operator',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  data: z.object({}),
  statuses: [200, 302, 404],
} as const satisfies Contract;
