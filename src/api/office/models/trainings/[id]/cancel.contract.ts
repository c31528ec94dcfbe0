import { z } from 'zod';
import { trainingSchema } from '#api/office/models.contract.ts';
import { brandQuery, type OfficeContract } from '#api/office/office.contract.ts';

export const cancelTrainingContract = {
  method: 'POST',
  path: '/office/models/trainings/{id}/cancel',
  summary: 'Calls off a training that waits or runs; one that runs ends with its next step.',
  permission: 'models.run',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({}),
  data: trainingSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies OfficeContract;
