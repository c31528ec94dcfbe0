import { z } from 'zod';
import { trainingSchema } from '../../models.contract.ts';
import { brandQuery, type OfficeContract } from '../../office.contract.ts';

export const measurementContract = {
  method: 'POST',
  path: '/office/models/{id}/measurement',
  summary: 'Asks the worker to measure a model again on its held-out time.',
  permission: 'models.run',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({}),
  data: trainingSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies OfficeContract;
