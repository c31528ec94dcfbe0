import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';
import { providerSignInSchema, ticketSchema } from '../profile.contract.ts';

export const thirdTokenContract = {
  method: 'POST',
  path: '/auth/third-token',
  summary:
    'Exchanges the one-time code with which a provider’s redirect came back. Good for 60 seconds, once, in the browser that began.',
  access: 'guest',
  body: z.strictObject({ code: ticketSchema, state: ticketSchema }),
  data: providerSignInSchema,
  statuses: [200, 400, 422, 423],
} as const satisfies Contract;
