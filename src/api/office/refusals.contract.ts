import { z } from 'zod';
import { REFUSAL_REASONS } from '#terms/passes.ts';
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

export const refusalsContract = {
  method: 'GET',
  path: '/office/refusals',
  summary:
    'Markets of the last 30 days without a pick because a price or a value was not believed, the latest game first.',
  access: 'operator',
  permission: 'results.view',
  query: z.object({ ...pageQuery, ...brandQuery, reason: z.enum(REFUSAL_REASONS).optional() }),
  data: z.array(
    z.object({
      game_id: z.uuid(),
      sport: sportSchema,
      league: leagueSchema,
      home: z.string(),
      away: z.string(),
      start_at: instantSchema,
      bet_type: betTypeSchema,
      reason: z.enum(REFUSAL_REASONS),
      /** The policy that looked, and when it did. */
      policy_version: z.int(),
      checked_at: instantSchema,
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
