import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import { instantSchema } from './endpoint.contract.ts';

const memberStatusSchema = z.enum(['active', 'unverified', 'suspended', 'on_break']);

/** A member as they see themselves. */
export const profileSchema = z.object({
  uuid: z.string(),
  id: z.int(),
  nick_name: z.string(),
  status: memberStatusSchema,
  email: z.string(),
  phone: z.string().nullable(),
  name: z.string(),
  /** When the last plan ends or ended; null for a member who never had one. */
  end_date: instantSchema.nullable(),
  /** Below the base of images; null for the default picture. */
  avaturl: z.string().nullable(),
  ai_plan: z.object({ id: z.int(), name: z.string(), rank: z.int() }).nullable(),
  locale: z.enum(LOCALES),
  tz: z.string().nullable(),
  stats_only: z.boolean(),
  on_break_until: instantSchema.nullable(),
  has_password: z.boolean(),
});

/** What a sign-in answers. `token` is null for browsers, whose session lies in a cookie that scripts cannot read. */
export const signedInSchema = z.object({
  token: z.string().nullable(),
  expires_at: instantSchema,
  profile: profileSchema,
});

/**
 * Where a sign-in through a provider stands. `consent`: a new account waits for agreement (POST /auth/google/consent).
 * `link`: the address has an account whose password is asked once (POST /auth/google/link). `verify`: that account's
 * address was never confirmed, so an e-mail with a link to choose a new password is on its way.
 */
export const providerSignInSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed_in'), redirect: z.string().nullable(), ...signedInSchema.shape }),
  z.object({
    state: z.literal('consent'),
    ticket: z.string(),
    email: z.string(),
    name: z.string(),
    redirect: z.string().nullable(),
  }),
  z.object({
    state: z.literal('link'),
    ticket: z.string(),
    email: z.string(),
    redirect: z.string().nullable(),
  }),
  z.object({ state: z.literal('verify'), email: z.string() }),
]);

/** A one-time secret that this server has handed out. */
export const ticketSchema = z.string().max(100);
