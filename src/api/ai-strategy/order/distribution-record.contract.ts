import { z } from 'zod';
import { betting } from '../../betting.contract.ts';
import {
  betTypeSchema,
  type Contract,
  instantSchema,
  leagueSchema,
  sportSchema,
} from '../../endpoint.contract.ts';
import {
  asOfQuery,
  meanSchema,
  methodSchema,
  originQuerySchema,
  rateSchema,
  recordWindowSchema,
  summarySchema,
  windowQuerySchema,
} from '../../figures.contract.ts';

/** One group of the top win-rate rank: a league and a bet type with at least twenty decided picks in the window. */
const rankRowSchema = z.object({
  place: z.int(),
  sport: sportSchema,
  league: z.object({ id: leagueSchema, name: z.string() }),
  bet_type: betting(betTypeSchema),
  n: z.int(),
  win_rate: rateSchema,
  margin: meanSchema,
  expected_value: betting(meanSchema),
  profit_cents: betting(z.int()),
});

/** The bets of a window once more at the price that stood some minutes after publication (docs/product/picks.md). */
const survivalSchema = z.object({
  minutes: z.int(),
  /** The price was still at `min_odds` or better, among the picks whose market was still open by then. */
  still_good: rateSchema,
  /** The line was no longer offered by the same bookmaker. */
  gone: z.int(),
  profit_cents: betting(z.int()),
  staked_cents: z.int(),
  roi: z.number().nullable(),
});

const lineSchema = z.object({ share: rateSchema, summary: summarySchema });

export const distributionRecordContract = {
  method: 'GET',
  path: '/ai-strategy/order/distribution-record',
  summary: 'How the settled picks of a window are distributed, ranked, calibrated and priced.',
  access: 'member',
  scope: 'record.read',
  query: z.object({
    window: windowQuerySchema.default('20d'),
    method: methodSchema.default('average_rate'),
    sport: sportSchema.optional(),
    origin: originQuerySchema.default('live'),
    ...asOfQuery,
  }),
  data: z.object({
    summary: summarySchema,
    /** Total profit of the window over its days, those without a pick too. In USD. */
    average_daily_profit: betting(z.number()),
    counts: z.object({
      result: z.object({
        win: z.int(),
        lose: z.int(),
        draw: z.int(),
        cancel: z.int(),
        /** Of games that began in the window. */
        pass: z.int(),
        not_completed: z.int(),
      }),
      bet_type: betting(z.array(z.object({ id: betTypeSchema, summary: summarySchema })).readonly()),
      sport: z.array(z.object({ id: sportSchema, summary: summarySchema })).readonly(),
      /** Decimal odds in [from, to); `to` is null in the last band. */
      odds_band: betting(
        z.array(z.object({ from: z.number(), to: z.number().nullable(), summary: summarySchema })).readonly(),
      ),
    }),
    rank: z.array(rankRowSchema).readonly(),
    /** Groups that are still too small to be ranked. */
    unranked: z.int(),
    /** The wins and losses of the largest of them. */
    closest_unranked: z.int(),
    /** The win rate of win_loss alone, overall and by sport. */
    accuracy: rateSchema.extend({
      by_sport: z.array(z.object({ id: sportSchema, rate: rateSchema })).readonly(),
    }),
    /** Said and won, in steps of five hundredths of the published probability; steps without a decided pick are left out. */
    calibration: z
      .array(z.object({ from: z.number(), to: z.number(), said: z.number(), won: rateSchema }))
      .readonly(),
    survival: betting(z.array(survivalSchema).readonly()),
    lead: z.object({ mean_minutes: z.number().nullable(), short: z.int(), n: z.int() }),
    /** Free, paid, withdrawn and passed: four lines of one ledger that add up to `evaluated` (docs/product/picks.md). */
    lines: z.object({
      evaluated: z.int(),
      free: lineSchema,
      paid: lineSchema,
      withdrawn: z.object({
        share: rateSchema,
        n: z.int(),
        /** What they would have been. */
        would_be: z.object({ win: z.int(), lose: z.int(), draw: z.int(), cancel: z.int() }),
        win_rate: rateSchema,
        /** Win rate of the withdrawn minus that of the kept picks, with its interval (Newcombe 1998, method 10). */
        difference: z.object({
          value: z.number().nullable(),
          interval: z.tuple([z.number(), z.number()]).readonly().nullable(),
        }),
      }),
      pass: z.object({
        share: rateSchema,
        n: z.int(),
        reasons: z.array(z.object({ id: z.string(), n: z.int() })).readonly(),
      }),
    }),
  }),
  meta: z.object({
    as_of: instantSchema,
    origin: z.string(),
    method: methodSchema,
    window: recordWindowSchema,
  }),
  statuses: [200, 302, 422],
} as const satisfies Contract;
