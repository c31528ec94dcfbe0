import { z } from 'zod';
import { PLAN_PERIODS } from '#terms/orders.ts';
import { RECORD_ORIGINS } from '#terms/results.ts';
import { mayNameBets } from '../betting.contract.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';

export const planListContract = {
  method: 'GET',
  path: '/plan/list',
  summary: 'The plans on sale, the shortest first, and which of them the reader can buy now.',
  access: 'guest',
  scope: 'orders.read',
  query: z.object({
    /** League ids with commas between them, or `all`; without it the forecast is about the leagues that the member has marked. */
    leagues: z
      .string()
      .regex(/^(?:all|[A-Z0-9]{2,16}(,[A-Z0-9]{2,16}){0,19})$/)
      .optional(),
  }),
  data: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      period: z.enum(PLAN_PERIODS),
      rank: z.int(),
      price: z.int(),
      currency: z.enum(['TWD']),
      period_days: z.int(),
      features: z.array(z.object({ id: z.string(), text: mayNameBets(z.string()) })),
      purchasable: z.boolean(),
      reason: z.enum(['lower_plan', 'orders_closed']).nullable(),
      available_from: instantSchema.nullable(),
      /** What the plan would contain if it began now: matches by the schedule, picks by the rate at which we published lately. */
      content: z
        .object({
          matches: z.int(),
          is_estimated: z.boolean(),
          /** Predictions that are published already and whose matches begin in the period. */
          published: z.int(),
          /**
           * All of the period, with the bounds between which the count lies nine times in ten; null while no rate is known that was
           * measured at prices of the kind at which we publish.
           */
          picks: z.object({ mean: z.int(), low: z.int(), high: z.int() }).nullable(),
          /** Leagues that rest in the period, or whose season ends in it. */
          rests: z.array(
            z.object({
              league: z.object({ id: z.string(), name: z.string() }),
              until: instantSchema.nullable(),
              ends: instantSchema.nullable(),
            }),
          ),
        })
        .nullable(),
    }),
  ),
  meta: z.object({
    fallback: z.boolean(),
    /** The leagues that the content is about; none means all. */
    leagues: z.array(z.string()).readonly(),
    /** The version of the purchase terms in force, which `POST /subscribe` asks for; null where none is published. */
    terms_version: z.int().nullable(),
    /** On what the rate was measured: picks published before their matches, or calculated afterwards. */
    rate: z
      .object({
        origin: z.enum(RECORD_ORIGINS),
        games: z.int(),
        picks: z.int(),
        from: instantSchema,
        until: instantSchema,
      })
      .nullable(),
  }),
  statuses: [200, 422],
  shared: { topics: ['wording', 'content', 'record', 'games'], goodForS: 60 },
} as const satisfies Contract;
