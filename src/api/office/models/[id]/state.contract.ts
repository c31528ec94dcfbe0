import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { modelDetailSchema } from '../../models.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const modelStateContract = {
  method: 'POST',
  path: '/office/models/{id}/state',
  summary:
    'Puts a model into the shadow, promotes it, rolls back to it or retires it; the note and the report are kept.',
  access: 'operator',
  permission: 'models.run',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    state: z.enum(['shadow', 'live', 'retired']),
    /** The `version` of the model's sport that was seen. */
    version: z.int32().min(0),
    reason: z.string().trim().min(3).max(500),
  }),
  data: modelDetailSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
