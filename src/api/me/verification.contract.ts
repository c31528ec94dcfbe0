import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';

export const mailVerificationContract = {
  method: 'POST',
  path: '/me/verification',
  summary: 'Mails the link that confirms the address of the account once more.',
  access: 'member',
  data: z.object({ email: z.string() }),
  statuses: [200, 302, 409, 429],
} as const satisfies Contract;
