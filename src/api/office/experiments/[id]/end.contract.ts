import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { seenVersion } from '../../content.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const endExperimentContract = {
  method: 'POST',
  path: '/office/experiments/{id}/end',
  summary: 'Ends a running test for good, with the reason.',
  access: 'operator',
  permission: 'experiments.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ ...seenVersion, reason: z.string().trim().min(1).max(500) }),
  data: z.object({ id: z.string() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
