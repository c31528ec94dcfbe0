import { z } from 'zod';
import { type Contract, sportSchema } from '../../endpoint.contract.ts';
import { hyperParametersSchema, trainingSchema } from '../models.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const trainingsContract = {
  method: 'POST',
  path: '/office/models/trainings',
  summary: 'Asks the worker for a new model of a sport; one training a sport at a time.',
  access: 'operator',
  permission: 'models.run',
  query: z.object(brandQuery),
  body: hyperParametersSchema.extend({
    sport: sportSchema,
    time_limit_s: z.int().min(60).max(7200).default(1800),
    reason: z.string().trim().min(3).max(500),
  }),
  data: trainingSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
