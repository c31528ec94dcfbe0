import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';

export const sessionListContract = {
  method: 'GET',
  path: '/me/sessions',
  summary: 'Where the member is signed in, the newest first.',
  access: 'member',
  data: z.array(
    z.object({
      id: z.string(),
      /** Whether it is the one that asks. */
      current: z.boolean(),
      user_agent: z.string(),
      ip: z.string(),
      method: z.enum(['password', 'google', 'command']),
      created_at: instantSchema,
      last_seen_at: instantSchema,
      expires_at: instantSchema,
    }),
  ),
  statuses: [200, 302],
} as const satisfies Contract;
