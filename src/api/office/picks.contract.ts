import { z } from 'zod';
import { SIDES } from '#terms/bets.ts';
import { PICK_RESULTS, SETTLED_RESULTS } from '#terms/results.ts';
import {
  betTypeSchema,
  type Contract,
  instantSchema,
  leagueSchema,
  pageMeta,
  pageQuery,
  sportSchema,
} from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

export const scoreSchema = z.object({ home: z.int(), away: z.int() }).nullable();
export const resultSchema = z.enum(SETTLED_RESULTS);

/** A published pick as operators see it; before the start no one else but members with a plan does. */
export const pickFields = {
  id: z.uuid(),
  serial: z.string().nullable(),
  sport: sportSchema,
  league: leagueSchema,
  game_id: z.uuid(),
  home: z.string(),
  away: z.string(),
  /** The start that it was published with, and when its game begins as it is known. */
  start_at: instantSchema,
  game_start_at: instantSchema,
  bet_type: betTypeSchema,
  side: z.enum(SIDES),
  line: z.number().nullable(),
  odds: z.number(),
  ev: z.number(),
  units: z.number(),
  is_free: z.boolean(),
  result: z.enum(PICK_RESULTS),
  score: scoreSchema,
  withdrawn_at: instantSchema.nullable(),
};

export const picksContract = {
  method: 'GET',
  path: '/office/picks',
  summary:
    'The published picks of every brand, the newest serial first; the coming ones include what is locked.',
  access: 'operator',
  permission: 'results.view',
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    stage: z.enum(['coming', 'graded', 'all']).default('coming'),
    serial: z.string().trim().min(1).max(40).optional(),
  }),
  data: z.array(z.object(pickFields)),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
