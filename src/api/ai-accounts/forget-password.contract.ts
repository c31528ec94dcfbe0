import { z } from 'zod';
import { emailSchema } from '../credentials.contract.ts';
import type { Contract } from '../endpoint.contract.ts';

export const forgetPasswordContract = {
  method: 'POST',
  path: '/ai-accounts/forget-password',
  summary:
    'Mails a link for choosing a new password, at most three an hour to an address. The answer never tells whether it has an account.',
  access: 'guest',
  body: z.strictObject({ email: emailSchema }),
  data: z.object({}),
  statuses: [200, 422, 429],
} as const satisfies Contract;
