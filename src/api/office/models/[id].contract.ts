import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { modelDetailSchema } from '../models.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const modelContract = {
  method: 'GET',
  path: '/office/models/{id}',
  summary:
    'One model: hyper-parameters, scores, history, kept versions, and beside the live one if it was a shadow.',
  access: 'operator',
  permission: 'models.view',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  data: modelDetailSchema,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
