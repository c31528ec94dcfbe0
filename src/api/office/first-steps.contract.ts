import { z } from 'zod';
import { FIRST_STEP_STATES, FIRST_STEPS } from '#terms/operators.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

export const firstStepsContract = {
  method: 'GET',
  path: '/office/first-steps',
  summary: 'What a new site needs before it can serve members, and how far it is.',
  access: 'operator',
  permission: 'operations.view',
  query: z.object(brandQuery),
  data: z.object({
    /** Whether the dashboard speaks of what is left. */
    is_shown: z.boolean(),
    steps: z.array(
      z.object({
        key: z.enum(FIRST_STEPS),
        state: z.enum(FIRST_STEP_STATES),
        /** When it was done, or last tried. */
        at: instantSchema.nullable(),
        /** Whether a sample stands in for it until then, which no site in production has. */
        is_sample: z.boolean(),
      }),
    ),
  }),
  statuses: [200, 302, 404],
} as const satisfies Contract;
