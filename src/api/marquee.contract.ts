import { z } from 'zod';
import { mayNameBets } from './betting.contract.ts';
import type { Contract } from './endpoint.contract.ts';

export const marqueeContract = {
  method: 'GET',
  path: '/marquee',
  summary: 'The announcements in their older form: the same items, content only.',
  access: 'guest',
  data: z.array(z.object({ content: mayNameBets(z.string()) })),
  meta: z.object({ fallback: z.boolean() }),
  statuses: [200],
  shared: { topics: ['wording', 'content'], goodForS: 10 },
  cacheS: 60,
} as const satisfies Contract;
