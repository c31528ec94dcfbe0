import { z } from 'zod';
import { type Contract, instantSchema, leagueSchema, sportSchema } from '../../endpoint.contract.ts';
import { gameSchema } from '../game.contract.ts';

export const inPlayListContract = {
  method: 'GET',
  path: '/sport/in-play/list',
  summary: 'The games that are being played now.',
  access: 'guest',
  query: z.object({ sport: sportSchema.optional(), league: leagueSchema.optional() }),
  data: z.array(gameSchema),
  meta: z.object({
    total: z.int(),
    /** As of when the scores are true: the source's last word about the leagues that are playing. */
    as_of: instantSchema,
    answered_at: instantSchema,
    /** When a game last ended or was called off, or a result was corrected: what else the schedule shows may be older. */
    ended_at: instantSchema.nullable(),
  }),
  statuses: [200, 422],
  shared: { topics: ['wording', 'record', 'games'], goodForS: 2 },
} as const satisfies Contract;
