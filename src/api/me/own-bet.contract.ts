import { z } from 'zod';
import { oddsFormats } from '#i18n/odds-format.ts';
import { SIDES } from '#terms/bets.ts';
import { BET_CURRENCIES } from '#terms/currencies.ts';
import { SETTLED_RESULTS } from '#terms/results.ts';
import { betTypeSchema, instantSchema, sportSchema } from '../endpoint.contract.ts';

/** How days, numbers and prices are written where a member enters a bet. */
export const readingSchema = z.strictObject({
  day_order: z.enum(['ymd', 'dmy', 'mdy']),
  decimal_mark: z.enum(['point', 'comma']),
  odds_format: z.enum(oddsFormats),
  /** Whether the column of money says what came back with the stake, or what was won or lost beyond it. */
  return_kind: z.enum(['returned', 'profit']),
  currency: z.enum(BET_CURRENCIES),
  /** An IANA zone, for times that name no distance from UTC. */
  zone: z.string().min(1).max(64),
});

/** A prediction beside a bet. */
export const followedPickSchema = z.object({
  id: z.uuid(),
  serial: z.string().nullable(),
  sport: sportSchema,
  home: z.string(),
  away: z.string(),
  start_at: instantSchema,
  published_at: instantSchema,
  bet_type: betTypeSchema,
  side: z.enum(SIDES),
  line: z.number().nullable(),
  odds: z.number(),
  units: z.number(),
});

export const ownBetSchema = z.object({
  id: z.uuid(),
  placed_at: instantSchema,
  event: z.string(),
  selection: z.string(),
  bookmaker: z.string(),
  /** Decimal odds. */
  odds: z.number(),
  currency: z.enum(BET_CURRENCIES),
  /** Amounts are in the smallest unit of the currency. */
  stake: z.int(),
  returned: z.int().nullable(),
  import_id: z.uuid().nullable(),
  result: z.enum(SETTLED_RESULTS).nullable(),
  profit: z.int().nullable(),
  /** The prediction it followed is closed to them at this moment; the bet counts nowhere until it opens. */
  is_closed: z.boolean(),
  pick: followedPickSchema
    .extend({
      /** The price that was got over the published one, less one. */
      price_gap: z.number(),
      wait_minutes: z.int(),
      closing_value: z.number().nullable(),
      own_closing_value: z.number().nullable(),
    })
    .nullable(),
});

const interval = z.tuple([z.number(), z.number()]).readonly().nullable();
/** A mean with its 95 % interval, and whether luck alone may be all of it; null with fewer than five bets. */
const judgedSchema = z.object({
  n: z.int(),
  value: z.number().nullable(),
  interval,
  is_luck: z.boolean().nullable(),
});
const resultSchema = z.object({
  settled: z.int(),
  decided: z.int(),
  staked: z.int(),
  profit: z.int(),
  luck: z.object({ reach: z.int(), judgement: z.enum(['inside', 'above', 'below']) }).nullable(),
});

/** What the bets of one currency say, in its smallest unit. */
export const betSumsSchema = z.object({
  currency: z.enum(BET_CURRENCIES),
  n: z.int(),
  open: z.int(),
  all: resultSchema,
  followed: resultSchema.extend({ n: z.int() }),
  others: resultSchema.extend({ n: z.int() }),
  price: judgedSchema,
  closing: judgedSchema.extend({ published: z.number().nullable() }),
  late: z.array(judgedSchema.extend({ up_to: z.int().nullable(), cost: z.int() })),
  late_cost: z.int(),
  discipline: z
    .object({
      unit: z.int(),
      n: z.int(),
      kept: z.int(),
      largest: z.number(),
      after_loss: judgedSchema,
    })
    .nullable(),
});
