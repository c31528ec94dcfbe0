import { z } from 'zod';
import { PRICE_PROFILES } from '#terms/bets.ts';
import { TEAM_RESULTS, WITHDRAWAL_REASONS } from '#terms/results.ts';
import { betting } from '../betting.contract.ts';
import { instantSchema } from '../endpoint.contract.ts';
import { rateSchema } from '../figures.contract.ts';
import { lockedPickSchema, openPickSchema } from '../pick.contract.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** A finished game as one of a team's last five, the newest first. */
const formGameSchema = z.object({
  event_id: z.uuid(),
  start_at: instantSchema,
  opponent: named,
  home_away: z.enum(['home', 'away']),
  scored: z.int(),
  conceded: z.int(),
  result: z.enum(TEAM_RESULTS),
});

export const teamFormSchema = z.object({
  /** Of this season in this league. */
  win: z.int(),
  draw: z.int(),
  lose: z.int(),
  last_five: z.array(formGameSchema).readonly(),
});

/** What any member may see around a pick, locked or not: facts of the past, and how we did on this kind of bet. */
export const cardSchema = z.object({
  form: z.object({ home: teamFormSchema, away: teamFormSchema }),
  /** Our settled picks of this league and bet type over the last ninety days. */
  track: rateSchema,
  withdrawal: z
    .object({
      reason: z.enum(WITHDRAWAL_REASONS),
      withdrawn_at: instantSchema,
    })
    .nullable(),
});

const driverSchema = z.object({ code: z.string(), contribution: z.number() });

const chancesSchema = z.object({
  home: z.number(),
  draw: z.number().nullable(),
  away: z.number(),
});
const band = z.tuple([z.number(), z.number()]).readonly();

/** Every market of a game is a reading of this one distribution. */
const scoreDistributionSchema = z.object({
  margin: z.array(z.object({ value: z.number(), p: z.number() })).readonly(),
  total: z.array(z.object({ value: z.number(), p: z.number() })).readonly(),
  /** The likeliest exact scores; none in basketball. */
  scores: z.array(z.object({ home: z.int(), away: z.int(), p: z.number() })).readonly(),
});

export const forecastSchema = z.object({
  known_at: instantSchema,
  tier: z.string(),
  version: z.string(),
  probabilities: chancesSchema,
  expected: z.object({ home: z.number(), away: z.number() }),
  /** Between what the closing odds put each result in four games of five; null where that is not known. */
  spread: z.object({ home: band, draw: band.nullable(), away: band }).nullable(),
  drivers: z.array(driverSchema).readonly(),
  score_distribution: scoreDistributionSchema,
});

/** The price of the picked side now, and since the market opened: is the pick still good? */
const priceNowSchema = z.object({
  now: z.object({ value: z.number(), source: z.string(), taken_at: instantSchema }).nullable(),
  /** The best price now is not below `min_odds`. Null where no bookmaker has this line now. */
  still_good: z.boolean().nullable(),
  ev_now: z.number().nullable(),
  history: z.array(z.object({ at: instantSchema, value: z.number() })).readonly(),
});

/** The bet at the price and under the tax of one market (docs/product/picks.md); null where the source did not give all sides' prices. */
const localPriceSchema = z.object({
  profile: z.enum(PRICE_PROFILES),
  odds: z.number().nullable(),
  /** Per unit, after tax. */
  ev: z.number().nullable(),
  taxed: z.boolean(),
  /** Worth a bet at the odds we measure by, and not at these. */
  not_worth: z.boolean(),
  /** The lowest odds worth a bet with the advised stake, after tax where a ticket at `odds` or at the lowest ones is taxed. */
  good_to: z.number(),
});

/** A pick that the reader has paid for (or that is open to everybody), in full. */
export const fullPickSchema = openPickSchema.extend({
  card: cardSchema,
  drivers: z.array(driverSchema).readonly(),
  policy_version: z.int(),
  lead_minutes: z.int(),
  /** Between what the closing odds put the bet in four games of five; null for totals, of which no range is known. */
  band: betting(band.nullable()),
  price: betting(priceNowSchema),
  local_prices: betting(z.array(localPriceSchema).readonly()),
  forecast: forecastSchema.nullable(),
});

export const lockedCardSchema = lockedPickSchema.extend({ card: cardSchema });
