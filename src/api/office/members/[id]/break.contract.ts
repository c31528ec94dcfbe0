import { z } from 'zod';
import { type Contract, instantSchema } from '#api/endpoint.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const memberBreakContract = {
  method: 'POST',
  path: '/office/members/{id}/break',
  summary:
    "No one can end a member's break or make it shorter: this is always refused, and the log keeps it.",
  access: 'operator',
  permission: 'members.view',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ until: instantSchema.nullable() }),
  data: z.never(),
  statuses: [302, 404, 409, 422],
} as const satisfies Contract;
