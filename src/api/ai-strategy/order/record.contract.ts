import { z } from 'zod';
import { SIDES } from '#terms/bets.ts';
import { RECORD_RESULTS, SETTLED_RESULTS, WITHDRAWAL_REASONS } from '#terms/results.ts';
import { betting } from '../../betting.contract.ts';
import {
  betTypeSchema,
  type Contract,
  dateSchema,
  instantSchema,
  leagueSchema,
  originSchema,
  pageMeta,
  pageQuery,
  sportSchema,
} from '../../endpoint.contract.ts';
import {
  asOfQuery,
  originQuerySchema,
  recordWindowSchema,
  summarySchema,
  windowQuerySchema,
} from '../../figures.contract.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** A day of the brand's zone; of 'YYYY-MM-DD HH:mm:ss' the day counts. */
const daySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2})?)?$/)
  .transform((text) => text.slice(0, 10))
  .pipe(dateSchema);

/** One row of the record. A pass has no bet: what belongs to one is null, and `reason` says why. */
export const recordRowSchema = z.object({
  id: z.string(),
  /** When it was settled; the start where there is no grade. */
  date: instantSchema,
  /** The start that it was published with or, of a pass, evaluated for. */
  start_at: instantSchema,
  /** When its game begins or began, as it is known. */
  game_start_at: instantSchema,
  sport: sportSchema,
  league: z.object({ id: leagueSchema, name: z.string() }),
  event: z.object({ id: z.uuid(), home: named, away: named }),
  bet_type: betting(betTypeSchema),
  /** What was advised, in the reader's language: 'Arsenal -1.0', 'Over 2.5'. */
  recommendation: betting(z.string().nullable()),
  side: betting(z.enum(SIDES).nullable()),
  line: betting(z.number().nullable()),
  /** The team that was backed, whether it was at home, and against whom; null for totals and draws. */
  team: z.string().nullable(),
  home: z.string(),
  away: z.string(),
  home_away: z.enum(['home', 'away']).nullable(),
  opponent: z.string().nullable(),
  odds: betting(z.number().nullable()),
  min_odds: betting(z.number().nullable()),
  confidence: z.int().nullable(),
  ev: betting(z.number().nullable()),
  units: betting(z.number().nullable()),
  result: z.enum(RECORD_RESULTS),
  score: z.object({ home: z.int(), away: z.int() }).nullable(),
  total_score: z.int().nullable(),
  /** USD at units of 100 USD. */
  profit: betting(z.number()),
  profit_cents: betting(z.int()),
  serial: z.string().nullable(),
  leaf_hash: z.string().nullable(),
  tier: z.string().nullable(),
  version: z.string().nullable(),
  policy_version: z.int(),
  is_free: z.boolean(),
  lead_minutes: z.int().nullable(),
  closing_odds: betting(z.number().nullable()),
  closing_value: betting(z.number().nullable()),
  /** The best price of the same bookmaker and line 15 and 60 minutes after publication; null where it was gone. */
  odds_15: betting(z.number().nullable()),
  odds_60: betting(z.number().nullable()),
  withdrawal: z
    .object({
      reason: z.enum(WITHDRAWAL_REASONS),
      would_be: z.enum(SETTLED_RESULTS).nullable(),
    })
    .nullable(),
  /** How often the grade was corrected (docs/product/picks.md). */
  corrections: z.int(),
  /** Only of a pass. */
  reason: z.string().nullable(),
  data_origin: originSchema,
  /** What the caller themselves has said against the result, and the operator's word on it. */
  dispute: z
    .object({
      state: z.enum(['open', 'upheld', 'rejected']),
      raised_at: instantSchema,
      answer: z.string().nullable(),
    })
    .nullable(),
  /** Until when the caller can dispute the result; null where they cannot. */
  disputable_until: instantSchema.nullable(),
});

export const orderRecordContract = {
  method: 'GET',
  path: '/ai-strategy/order/record',
  summary: 'The settled picks of a window (the last 20 days unless said otherwise), the newest first.',
  access: 'member',
  scope: 'record.read',
  query: z.object({
    from: daySchema.optional(),
    to: daySchema.optional(),
    window: windowQuerySchema.optional(),
    sport: sportSchema.optional(),
    league: leagueSchema.optional(),
    bet_type: betTypeSchema.optional(),
    /** 'loss' is read as 'lose'. */
    result: z.enum(['win', 'lose', 'loss', 'draw', 'pass', 'cancel', 'not_completed']).optional(),
    origin: originQuerySchema.default('live'),
    ...asOfQuery,
    ...pageQuery,
  }),
  data: z.array(recordRowSchema).readonly(),
  meta: pageMeta.extend({
    as_of: instantSchema,
    origin: z.string(),
    window: recordWindowSchema,
    /** Of everything in the list, all pages; null for passes and games in play. */
    summary: summarySchema.nullable(),
  }),
  statuses: [200, 302, 422],
} as const satisfies Contract;
