import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { trainingSchema } from '../../models.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const measurementContract = {
  method: 'POST',
  path: '/office/models/{id}/measurement',
  summary: 'Asks the worker to measure a model again on its held-out time.',
  access: 'operator',
  permission: 'models.run',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({}),
  data: trainingSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
