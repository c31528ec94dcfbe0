import { z } from 'zod';
import { newPasswordSchema, passwordsMatch } from '../../credentials.contract.ts';
import type { Contract } from '../../endpoint.contract.ts';
import { ticketSchema } from '../../profile.contract.ts';

export const resetPasswordContract = {
  method: 'POST',
  path: '/ai-accounts/forget-password/reset',
  summary:
    'Sets the password that the bearer of a mailed link chose; the link works once, and every session ends.',
  access: 'guest',
  body: z
    .strictObject({
      token: ticketSchema,
      password: newPasswordSchema,
      password_confirmation: z.string({ error: 'credentials.errors.confirmation' }),
    })
    .refine(passwordsMatch.check, passwordsMatch.message),
  data: z.object({}),
  statuses: [200, 422],
} as const satisfies Contract;
