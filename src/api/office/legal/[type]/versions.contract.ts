import { z } from 'zod';
import { type Contract, instantSchema } from '#api/endpoint.contract.ts';
import { legalTypeSchema } from '../../legal.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const publishLegalContract = {
  method: 'POST',
  path: '/office/legal/{type}/versions',
  summary: 'Publishes the draft as the next version; members are asked to agree to it from its day on.',
  access: 'operator',
  permission: 'legal.publish',
  params: z.object({ type: legalTypeSchema }),
  query: z.object(brandQuery),
  body: z.strictObject({
    /** The version of the draft that was read. */
    version: z.int32().min(1),
    /** From when on it holds; null: at once. */
    effective_at: instantSchema.nullable(),
    note: z.string().trim().min(3).max(500),
  }),
  data: z.object({ version: z.int() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
