import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { brandQuery, operatorSchema } from './office.contract.ts';

export const officeMeContract = {
  method: 'GET',
  path: '/office/me',
  summary: 'Who is signed in, what they may do, for which brand they work now, and what waits for them.',
  access: 'operator',
  scope: 'any',
  query: z.object(brandQuery),
  data: z.object({
    operator: operatorSchema,
    brand: z.string(),
    ends_at: instantSchema.nullable(),
    /** Whether they are the only operator that there ever was: no second person can agree to what they ask for. */
    is_alone: z.boolean(),
    /** Null for what the operator may not see. */
    waiting: z.object({
      transfers: z.int().nullable(),
      approvals: z.int().nullable(),
      /** Open alerts that the operator has not looked at. */
      alerts: z.int(),
    }),
  }),
  statuses: [200, 302, 404],
} as const satisfies Contract;
