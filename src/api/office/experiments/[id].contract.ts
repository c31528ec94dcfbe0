import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { experimentSchema } from '../experiments.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const experimentContract = {
  method: 'GET',
  path: '/office/experiments/{id}',
  summary: 'One test: its plan, what was counted, and the difference with its confidence sequence.',
  access: 'operator',
  permission: 'experiments.view',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  data: experimentSchema,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
