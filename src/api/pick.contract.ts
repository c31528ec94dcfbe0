import { z } from 'zod';
import { SIDES } from '#terms/bets.ts';
import { PICK_RESULTS } from '#terms/results.ts';
import { betting } from './betting.contract.ts';
import {
  betTypeSchema,
  instantSchema,
  leagueSchema,
  originSchema,
  sportSchema,
} from './endpoint.contract.ts';

const named = z.object({ id: z.string(), name: z.string() });

const common = {
  id: z.uuid(),
  event: z.object({ id: z.uuid(), home: named, away: named }),
  sport: sportSchema,
  league: z.object({ id: leagueSchema, name: z.string() }),
  /** The start that the pick was published with. */
  start_at: instantSchema,
  /** When its game begins, as it is known: later or earlier where it was moved since. */
  game_start_at: instantSchema,
  /** When everybody may see it: at the start of its game as it is known now, or when it was settled before. */
  opens_at: instantSchema,
  bet_type: betting(betTypeSchema),
  serial: z.string().nullable(),
  leaf_hash: z.string().nullable(),
  published_at: instantSchema,
  is_free: z.boolean(),
  data_origin: originSchema,
};

/** A pick that the reader may not see yet: nothing that is paid for is in it (docs/product/picks.md). */
export const lockedPickSchema = z.object({ ...common, locked: z.literal(true) });

export const openPickSchema = z.object({
  ...common,
  locked: z.literal(false),
  side: betting(z.enum(SIDES)),
  line: betting(z.number().nullable()),
  odds: betting(z.object({ value: z.number(), source: z.string(), taken_at: instantSchema })),
  min_odds: betting(z.number()),
  p: z.object({ win: z.number(), push: z.number(), lose: z.number() }),
  /** How likely the bet was to win by the prices that it was taken from; null where these did not name all sides. */
  market_p: betting(z.number().nullable()),
  ev: betting(z.number()),
  confidence: z.int(),
  units: betting(z.number()),
  tier: z.string(),
  version: z.string(),
  result: z.enum(PICK_RESULTS),
  score: z.object({ home: z.int(), away: z.int() }).nullable(),
  profit_cents: betting(z.int()),
  closing_value: betting(z.number().nullable()),
  settled_at: instantSchema.nullable(),
});

export const pickSchema = z.discriminatedUnion('locked', [lockedPickSchema, openPickSchema]);
