import { z } from 'zod';
import { PRICE_PROFILES } from '#terms/bets.ts';
import {
  betTypeSchema,
  type Contract,
  dateSchema,
  instantSchema,
  leagueSchema,
  pageMeta,
  pageQuery,
  sportSchema,
} from '../endpoint.contract.ts';
import { asOfQuery, methodSchema } from '../figures.contract.ts';
import { fullPickSchema, lockedCardSchema } from './card.contract.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** A coming game without a pick, and why there is none yet. */
const waitingGameSchema = z.object({
  event: z.object({ id: z.uuid(), home: named, away: named }),
  sport: sportSchema,
  league: z.object({ id: leagueSchema, name: z.string() }),
  start_at: instantSchema,
  /** 'analyzing': forecast, and no market is worth a bet so far. */
  state: z.enum(['analyzing', 'insufficient']),
});

export const strategyFilterContract = {
  method: 'GET',
  path: '/ai-strategy/filter',
  summary: 'Picks of games that have not started, locked without a plan, withdrawn ones with their reason.',
  access: 'member',
  scope: 'picks.read',
  query: z.object({
    sport: sportSchema.optional(),
    league: leagueSchema.optional(),
    /** A day in the zone `tz`, which is the brand's where it is left out. */
    date: dateSchema.optional(),
    tz: z.string().max(64).optional(),
    bet_type: betTypeSchema.optional(),
    /** Sorts by our record on the kind of bet; 'expected_value' by the pick's own value, for those who may see it. */
    method: methodSchema.optional(),
    /** Only picks that are worth a bet at this market's odds, after tax; for members with a plan, to whom picks are open. */
    at_home: z.enum(PRICE_PROFILES).optional(),
    ...asOfQuery,
    ...pageQuery,
  }),
  data: z.array(z.discriminatedUnion('locked', [lockedCardSchema, fullPickSchema])).readonly(),
  meta: pageMeta.extend({
    as_of: instantSchema,
    entitled: z.boolean(),
    method: methodSchema.nullable(),
    /** The next games of the same filter that have no pick, at most ten. */
    waiting: z.array(waitingGameSchema).readonly(),
  }),
  statuses: [200, 302, 422, 423],
} as const satisfies Contract;
