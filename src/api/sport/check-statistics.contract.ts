import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { asOfQuery } from '../figures.contract.ts';

const missingSchema = z.object({
  code: z.enum([
    'home_games',
    'away_games',
    'home_unknown',
    'away_unknown',
    'league_games',
    'no_odds',
    'not_covered',
  ]),
  have: z.int(),
  need: z.int(),
  /** When the schedule says that it will be met; null where it does not say. */
  expected_at: instantSchema.nullable(),
});

export const checkStatisticsContract = {
  method: 'GET',
  path: '/sport/check-statistics',
  summary: 'Whether a game has enough data to be analysed; if not, what is missing and until when.',
  access: 'member',
  scope: 'picks.read',
  query: z.object({ event_id: z.uuid(), ...asOfQuery }),
  data: z.object({
    event_id: z.uuid(),
    start_at: instantSchema,
    sufficient: z.boolean(),
    missing: z.array(missingSchema).readonly(),
    /** All of it is expected before the start. */
    in_time: z.boolean(),
    /** The member asked to be notified when the analysis is there. */
    notice: z.boolean(),
  }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
