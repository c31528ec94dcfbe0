import { z } from 'zod';
import { type Contract, sportSchema } from '../endpoint.contract.ts';
import { pickSchema } from '../pick.contract.ts';

export const hotListContract = {
  method: 'GET',
  path: '/ai-recommendation-website/hot-list',
  summary:
    'With a plan the coming picks with the highest expected value; without one the next six to start, locked. The free pick stands before them.',
  access: 'guest',
  scope: 'picks.read',
  query: z.object({
    sport: sportSchema.optional(),
    limit: z.coerce.number().int().min(1).max(20).default(6),
  }),
  data: z.array(pickSchema),
  statuses: [200, 422],
} as const satisfies Contract;
