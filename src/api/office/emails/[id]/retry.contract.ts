import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';

export const retryEmailContract = {
  method: 'POST',
  path: '/office/emails/{id}/retry',
  summary: 'Sends an e-mail that was given up once more.',
  access: 'operator',
  permission: 'operations.run',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
  data: z.object({ template: z.string() }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
