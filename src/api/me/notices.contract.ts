import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';

export const noticesContract = {
  method: 'POST',
  path: '/me/notices',
  summary: 'Asks to be told when the analysis of a coming game is there; `wanted` false takes it back.',
  access: 'member',
  body: z.object({ event_id: z.uuid(), wanted: z.boolean().default(true) }),
  data: z.object({ event_id: z.uuid(), wanted: z.boolean() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
