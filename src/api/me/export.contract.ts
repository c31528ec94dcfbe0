import { z } from 'zod';
import { mayHoldBets } from '../betting.contract.ts';
import { modelRowSchema } from '../custom-strategy-model/model.contract.ts';
import { modelPickSchema } from '../custom-strategy-model/model-pick.contract.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { profileSchema } from '../profile.contract.ts';

export const exportContract = {
  method: 'GET',
  path: '/me/export',
  summary: 'Everything that is kept about the member, in one document.',
  access: 'member',
  data: z.object({
    exported_at: instantSchema,
    brand: z.string(),
    profile: profileSchema.extend({ created_at: instantSchema, email_verified_at: instantSchema.nullable() }),
    identities: z.array(z.object({ provider: z.string(), linked_at: instantSchema })),
    consents: z.array(
      z.object({
        occasion: z.string(),
        document: z.string(),
        version: z.int(),
        sha256: z.string(),
        language: z.string(),
        declared_age: z.int(),
        agreed_at: instantSchema,
      }),
    ),
    sessions: z.array(
      z.object({
        created_at: instantSchema,
        last_seen_at: instantSchema,
        user_agent: z.string(),
        ip: z.string(),
        method: z.string(),
      }),
    ),
    subscriptions: z.array(
      z.object({
        id: z.string(),
        plan: z.string(),
        kind: z.string(),
        status: z.string(),
        start_date: instantSchema,
        end_date: instantSchema,
      }),
    ),
    /** Models of the member's own, deleted ones too, with the picks behind their figures as far as they may see them. */
    models: z.array(
      modelRowSchema.extend({
        picks: z.object({
          forward: z.array(modelPickSchema),
          backtest: z.array(modelPickSchema),
          lock_box: z.array(modelPickSchema),
        }),
      }),
    ),
    emails: z.array(z.object({ template: z.string(), subject: z.string(), created_at: instantSchema })),
    /** What other parts of the product keep, by their name. */
    more: mayHoldBets(z.record(z.string(), z.array(z.record(z.string(), z.unknown())))),
  }),
  statuses: [200, 302],
  callsAMinute: 10,
} as const satisfies Contract;
