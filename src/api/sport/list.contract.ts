import { z } from 'zod';
import {
  type Contract,
  instantSchema,
  leagueSchema,
  pageMeta,
  pageQuery,
  sportSchema,
} from '../endpoint.contract.ts';
import { gameSchema, gameStatusSchema } from './game.contract.ts';

/** 'YYYY-MM-DD HH:mm:ss' in the zone `tz`, or an ISO instant. */
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/);

export const gameListContract = {
  method: 'GET',
  path: '/sport/list',
  summary: 'Games that start in a window of at most 31 days; without one, today in the zone `tz`.',
  access: 'guest',
  query: z.object({
    start_time: moment.optional(),
    end_time: moment.optional(),
    tz: z.string().max(64).optional(),
    sport: sportSchema.optional(),
    league: leagueSchema.optional(),
    status: gameStatusSchema.optional(),
    ...pageQuery,
  }),
  data: z.array(gameSchema),
  meta: pageMeta.extend({ start_time: instantSchema, end_time: instantSchema, as_of: instantSchema }),
  statuses: [200, 422],
  shared: { topics: ['wording', 'record', 'games'], goodForS: 5 },
} as const satisfies Contract;
