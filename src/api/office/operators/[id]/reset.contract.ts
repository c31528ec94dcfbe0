import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { colleagueSchema } from '../../operators.contract.ts';

export const resetOperatorContract = {
  method: 'POST',
  path: '/office/operators/{id}/reset',
  summary: "Ends a colleague's password, second factor and sessions, and mails them a link to set new ones.",
  access: 'operator',
  permission: 'operators.edit',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ version: z.int32().min(1), reason: z.string().trim().min(3).max(500) }),
  data: colleagueSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
