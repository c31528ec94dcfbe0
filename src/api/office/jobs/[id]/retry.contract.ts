import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';

export const retryJobContract = {
  method: 'POST',
  path: '/office/jobs/{id}/retry',
  summary: 'Gives a job that was given up one more try.',
  access: 'operator',
  permission: 'operations.run',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
  data: z.object({ name: z.string() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
