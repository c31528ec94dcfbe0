import { z } from 'zod';
import type { Contract } from './endpoint.contract.ts';

export const logoutContract = {
  method: 'POST',
  path: '/logout',
  summary: 'Ends the session and removes both cookies; 200 also for a token that is worth nothing any more.',
  access: 'guest',
  data: z.object({}),
  statuses: [200, 400],
} as const satisfies Contract;
