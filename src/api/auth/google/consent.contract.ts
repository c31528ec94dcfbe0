import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import { agreeSchema } from '../../credentials.contract.ts';
import type { Contract } from '../../endpoint.contract.ts';
import { signedInSchema, ticketSchema } from '../../profile.contract.ts';

export const googleConsentContract = {
  method: 'POST',
  path: '/auth/google/consent',
  summary:
    'Opens the account of a person whom Google has vouched for, once they agree and declare their age; signs in.',
  access: 'guest',
  body: z.strictObject({ ticket: ticketSchema, agree: agreeSchema, locale: z.enum(LOCALES).optional() }),
  data: signedInSchema,
  statuses: [200, 422],
} as const satisfies Contract;
