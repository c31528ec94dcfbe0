import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { trainingSchema } from '#api/office/models.contract.ts';
import { brandQuery } from '#api/office/office.contract.ts';

export const cancelTrainingContract = {
  method: 'POST',
  path: '/office/models/trainings/{id}/cancel',
  summary: 'Calls off a training that waits or runs; one that runs ends with its next step.',
  access: 'operator',
  permission: 'models.run',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({}),
  data: trainingSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
