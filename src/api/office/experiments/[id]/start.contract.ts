import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { seenVersion } from '../../content.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const startExperimentContract = {
  method: 'POST',
  path: '/office/experiments/{id}/start',
  summary: 'Begins a planned test; one runs on a page at a time.',
  access: 'operator',
  permission: 'experiments.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ ...seenVersion }),
  data: z.object({ id: z.string() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
