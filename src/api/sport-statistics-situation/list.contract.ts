import { z } from 'zod';
import { mayNameBets } from '../betting.contract.ts';
import { type Contract, sportSchema } from '../endpoint.contract.ts';

/** The circumstances by which a team's record is divided; the order is the one in which they are shown. */
export const situationIdSchema = z.enum([
  'home',
  'away',
  'after_win',
  'after_draw',
  'after_loss',
  'back_to_back',
  'rested',
  'favourite',
  'underdog',
  'strong_opponent',
  'weak_opponent',
  'day',
  'night',
]);

export const situationListContract = {
  method: 'GET',
  path: '/sport-statistics-situation/list',
  summary: 'The situations in which team records are counted, one entry for each sport that knows it.',
  access: 'member',
  scope: 'picks.read',
  query: z.object({ sport: sportSchema.optional() }),
  data: z.array(
    z.object({
      id: situationIdSchema,
      sport: sportSchema,
      name: z.string(),
      description: mayNameBets(z.string()),
    }),
  ),
  statuses: [200, 302, 422],
  cacheS: 3600,
} as const satisfies Contract;
