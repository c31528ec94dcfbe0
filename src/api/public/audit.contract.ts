import { z } from 'zod';
import { CHECK_STATES, PUBLIC_CHECKS } from '#terms/checks.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';

export const verdictSchema = z.enum(['green', 'grey', 'red']);

const checkSchema = z.object({
  check: z.enum(PUBLIC_CHECKS),
  /** `few`: too little to check yet; `failed`: could not be carried out; `late`: not checked for three hours, or never. */
  state: z.enum([...CHECK_STATES, 'late']),
  checked_at: instantSchema.nullable(),
  /** How many rows were looked at, and how many are needed before anything is said. */
  n: z.int(),
  needed: z.int().nullable(),
  errors: z.int(),
  first_error: z.string().nullable(),
  value: z.number().nullable(),
  interval: z.tuple([z.number(), z.number()]).readonly().nullable(),
  bound: z.number().nullable(),
  simulated: z.boolean(),
});

export const auditContract = {
  method: 'GET',
  path: '/public/audit',
  summary:
    'What the site checked of itself last: every check with its time and result. Red where something is broken or could not be checked, grey where too little is known, green only where everything holds.',
  access: 'guest',
  data: z.object({
    verdict: verdictSchema,
    as_of: instantSchema,
    checked_at: instantSchema.nullable(),
    checks: z.array(checkSchema),
  }),
  statuses: [200],
} as const satisfies Contract;
