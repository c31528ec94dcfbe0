import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import {
  agreeSchema,
  emailSchema,
  newPasswordSchema,
  passwordsMatch,
  usernameSchema,
} from './credentials.contract.ts';
import type { Contract } from './endpoint.contract.ts';

export const registerContract = {
  method: 'POST',
  path: '/ai-accounts',
  summary:
    'Opens an account. An address that already has one gets the same answer at the same cost, and its owner an e-mail.',
  access: 'guest',
  body: z
    .strictObject({
      username: usernameSchema,
      email: emailSchema,
      password: newPasswordSchema,
      password_confirmation: z.string({ error: 'credentials.errors.confirmation' }),
      agree: agreeSchema,
      locale: z.enum(LOCALES).optional(),
    })
    .refine(passwordsMatch.check, passwordsMatch.message),
  data: z.object({ email: z.string() }),
  statuses: [200, 400, 422],
  callsAMinute: 20,
} as const satisfies Contract;
