import { z } from 'zod';
import type { Contract } from './endpoint.contract.ts';
import { signedInSchema } from './profile.contract.ts';

export const loginContract = {
  method: 'POST',
  path: '/login',
  summary:
    'Signs in under a new token and sets both cookies. One text for a wrong e-mail and a wrong password; 429 names the wait.',
  access: 'guest',
  body: z.strictObject({
    email: z
      .string({ error: 'credentials.errors.emailRequired' })
      .min(1, { error: 'credentials.errors.emailRequired' }),
    password: z
      .string({ error: 'credentials.errors.passwordRequired' })
      .min(1, { error: 'credentials.errors.passwordRequired' }),
  }),
  data: signedInSchema,
  statuses: [200, 400, 422, 423, 429],
} as const satisfies Contract;
