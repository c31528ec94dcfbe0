import { z } from 'zod';
import { PROVIDERS } from '#terms/providers.ts';
import { instantSchema } from '../endpoint.contract.ts';

/** How the source of games, prices and results answers. */
export const feedHealthSchema = z.object({
  source: z.string(),
  is_live: z.boolean(),
  known_until: instantSchema.nullable(),
  is_stale: z.boolean(),
  /** Each live provider; none where seasons are replayed. */
  providers: z.array(
    z.object({
      name: z.enum(PROVIDERS),
      /** What it reports beside matches and scores. */
      gives: z.object({ prices: z.boolean(), called_off: z.boolean(), parts: z.boolean() }),
      good_at: instantSchema.nullable(),
      failed_at: instantSchema.nullable(),
      failure: z.string().nullable(),
      failures_in_row: z.int(),
      /** Until when it is asked nothing because it failed again and again; null where it is asked as ever. */
      left_alone_until: instantSchema.nullable(),
      credits: z
        .object({ remaining: z.int(), used: z.int().nullable(), reported_at: instantSchema })
        .nullable(),
      /** Of a provider that counts by the minute: how many questions were left of it. */
      minute: z.object({ remaining: z.int(), reported_at: instantSchema }).nullable(),
      /** How the month's credits go, at the pace of the games that are known. */
      period: z
        .object({
          ends_at: instantSchema,
          spent_a_day: z.int().nullable(),
          left_a_day: z.int(),
          needed_a_day: z.int(),
          left_at_end: z.int(),
          scores_every_s: z.int().nullable(),
          odds_stretch: z.number().nullable(),
          /** Credits a month with which nothing would have to wait longer than wished. */
          enough_a_month: z.int(),
          /** What the plan that there is would give if it were used evenly, and larger ones; the first is the present one. */
          plans: z.array(
            z.object({
              credits: z.int(),
              scores_every_s: z.int().nullable(),
              odds_stretch: z.number().nullable(),
            }),
          ),
        })
        .nullable(),
      last_day: z.array(
        z.object({ endpoint: z.string(), asked: z.int(), failed: z.int(), refused: z.int() }),
      ),
      open_aliases: z.int(),
    }),
  ),
});
