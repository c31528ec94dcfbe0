import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';
import { signedInSchema, ticketSchema } from '../../profile.contract.ts';

export const googleLinkContract = {
  method: 'POST',
  path: '/auth/google/link',
  summary:
    'Links a Google account to the account of the same address, whose password is asked this once; signs in.',
  access: 'guest',
  body: z.strictObject({
    ticket: ticketSchema,
    password: z
      .string({ error: 'credentials.errors.passwordRequired' })
      .min(1, { error: 'credentials.errors.passwordRequired' }),
  }),
  data: signedInSchema,
  statuses: [200, 422, 423, 429],
} as const satisfies Contract;
