import { z } from 'zod';
import {
  type Contract,
  instantSchema,
  leagueSchema,
  originSchema,
  sportSchema,
} from '../endpoint.contract.ts';

export const leagueListContract = {
  method: 'GET',
  path: '/sport/league',
  summary: 'The leagues, each with the season that is running or the next one.',
  access: 'guest',
  query: z.object({ sport: sportSchema.optional() }),
  data: z.array(
    z.object({
      id: leagueSchema,
      sport: sportSchema,
      name: z.string(),
      country: z.string(),
      season: z.object({ name: z.string(), from: instantSchema, to: instantSchema }).nullable(),
      origin: originSchema.nullable(),
      covered: z.boolean(),
      features: z.int(),
    }),
  ),
  statuses: [200, 422],
  shared: { topics: ['wording', 'record', 'games'], goodForS: 60 },
  cacheS: 60,
} as const satisfies Contract;
