import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';
import { sportSchema } from '../endpoint.contract.ts';

export const sportTypeContract = {
  method: 'GET',
  path: '/sport/type',
  summary: 'The sports that we cover.',
  access: 'guest',
  data: z.array(z.object({ id: sportSchema, name: z.string() })),
  statuses: [200],
  shared: { topics: ['wording'], goodForS: 60 },
  cacheS: 60,
} as const satisfies Contract;
