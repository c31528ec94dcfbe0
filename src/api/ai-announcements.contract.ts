import { z } from 'zod';
import { mayNameBets } from './betting.contract.ts';
import type { Contract } from './endpoint.contract.ts';

export const announcementsContract = {
  method: 'GET',
  path: '/ai-announcements',
  summary: 'What the ticker says now, in order.',
  access: 'guest',
  data: z.array(z.object({ id: z.uuid(), content: mayNameBets(z.string()), is_sample: z.boolean() })),
  meta: z.object({ fallback: z.boolean() }),
  statuses: [200],
  shared: { topics: ['wording', 'content'], goodForS: 10 },
  cacheS: 60,
} as const satisfies Contract;
