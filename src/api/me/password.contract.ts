import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';

export const mailPasswordLinkContract = {
  method: 'POST',
  path: '/me/password',
  summary:
    "Mails the link for choosing a new password to the account's own address: a borrowed phone cannot take the account.",
  access: 'member',
  data: z.object({ email: z.string() }),
  statuses: [200, 302, 429],
} as const satisfies Contract;
