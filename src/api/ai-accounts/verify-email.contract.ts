import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';
import { ticketSchema } from '../profile.contract.ts';

export const verifyEmailContract = {
  method: 'POST',
  path: '/ai-accounts/verify-email',
  summary: 'Confirms the address to which a link was mailed; the link works once.',
  access: 'guest',
  body: z.strictObject({ token: ticketSchema }),
  data: z.object({}),
  statuses: [200, 422],
} as const satisfies Contract;
