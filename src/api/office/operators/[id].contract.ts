import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandsSchema, colleagueSchema, roleSchema } from '../operators.contract.ts';

export const changeOperatorContract = {
  method: 'POST',
  path: '/office/operators/{id}',
  summary:
    "Changes a colleague's role or brands, ends their work or takes them back; no one changes themselves.",
  access: 'operator',
  permission: 'operators.edit',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    role: roleSchema.optional(),
    brands: brandsSchema.optional(),
    status: z.enum(['active', 'disabled']).optional(),
    version: z.int32().min(1),
    reason: z.string().trim().min(3).max(500),
  }),
  data: colleagueSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
