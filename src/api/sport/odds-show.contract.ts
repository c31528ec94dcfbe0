import { z } from 'zod';
import { SIDES } from '#terms/bets.ts';
import { PRICE_PHASES } from '#terms/games.ts';
import { betting } from '../betting.contract.ts';
import { betTypeSchema, type Contract, instantSchema, originSchema } from '../endpoint.contract.ts';
import { asOfQuery } from '../figures.contract.ts';

const sideSchema = z.enum(SIDES);

/** A bookmaker's price of one side at one instant. */
const priceSchema = z.object({ side: sideSchema, odds: z.number().nullable() });

const oddsMarketSchema = z.object({
  id: betTypeSchema,
  /** The line that most bookmakers offer; null for win_loss. Home handicap or total. */
  line: z.number().nullable(),
  sides: z
    .array(
      z.object({
        side: sideSchema,
        /** The best price on this line now, and who offers it. */
        odds: z.number().nullable(),
        source: z.string().nullable(),
        /** Mean probability of all bookmakers on this line, each without its margin. */
        consensus: z.number().nullable(),
        /** The change of the mean price since the market opened on this line, as a share of it. */
        movement: z.number().nullable(),
      }),
    )
    .readonly(),
  /** Mean margin of the bookmakers on this line. */
  margin: z.number().nullable(),
  books: z.int(),
  taken_at: instantSchema,
  /** Every price that was ever known, the oldest first, other lines too. */
  history: z
    .array(
      z.object({
        at: instantSchema,
        source: z.string(),
        phase: z.enum(PRICE_PHASES),
        line: z.number().nullable(),
        prices: z.array(priceSchema).readonly(),
      }),
    )
    .readonly(),
});

export const oddsShowContract = {
  method: 'GET',
  path: '/sport/odds-show',
  summary: 'The prices of a game: best, consensus, margin and movement of each bet type.',
  access: 'member',
  scope: 'picks.read',
  query: z.object({ event_id: z.uuid(), ...asOfQuery }),
  data: z.object({
    event_id: z.uuid(),
    as_of: instantSchema,
    origin: originSchema.nullable(),
    bet_types: betting(z.array(oddsMarketSchema).readonly()),
  }),
  statuses: [200, 302, 404, 422, 423],
} as const satisfies Contract;
