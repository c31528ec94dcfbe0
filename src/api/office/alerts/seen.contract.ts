import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const alertsSeenContract = {
  method: 'POST',
  path: '/office/alerts/seen',
  summary: 'Notes that the operator has looked at what is open now; what opens later is new to them again.',
  access: 'operator',
  query: z.object(brandQuery),
  body: z.strictObject({}),
  data: z.object({}),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
