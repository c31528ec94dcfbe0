import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import { emailSchema, usernameSchema } from './credentials.contract.ts';
import type { Contract } from './endpoint.contract.ts';
import { profileSchema } from './profile.contract.ts';

const phoneSchema = z
  .string()
  .trim()
  .regex(/^\+?[\d ().-]{6,24}$/, { error: 'member.phone' });

export const updateProfileContract = {
  method: 'PATCH',
  path: '/me',
  summary:
    'Changes what a member may change of themselves; what is left out stays. An empty phone removes it.',
  access: 'member',
  body: z.strictObject({
    nick_name: usernameSchema.optional(),
    phone: z
      .union([z.literal(''), phoneSchema])
      .nullable()
      .optional(),
    locale: z.enum(LOCALES).optional(),
    /** An IANA zone; null for that of the device. */
    tz: z.string().max(64).nullable().optional(),
    /** The site without odds, stakes, profit and the words of betting. */
    stats_only: z.boolean().optional(),
  }),
  data: profileSchema,
  statuses: [200, 302, 400, 422, 423],
} as const satisfies Contract;

export const deleteAccountContract = {
  method: 'DELETE',
  path: '/me',
  summary:
    'Deletes the account: name, e-mail and phone are erased, every session ends; orders stay without a name. The e-mail confirms it. An unpaid order is cancelled; 409 while a transfer is being checked.',
  access: 'member',
  body: z.strictObject({ email: emailSchema }),
  data: z.object({}),
  statuses: [200, 302, 409, 422],
} as const satisfies Contract;
