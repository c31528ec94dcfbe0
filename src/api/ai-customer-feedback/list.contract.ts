import { z } from 'zod';
import { mayNameBets } from '../betting.contract.ts';
import { type Contract, pageMeta, pageQuery } from '../endpoint.contract.ts';

export const feedbackListContract = {
  method: 'GET',
  path: '/ai-customer-feedback/list',
  summary: 'What members said and let us show, newest first; samples say that they are samples.',
  access: 'guest',
  query: z.object(pageQuery),
  data: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      text: mayNameBets(z.string()),
      rating: z.int().min(1).max(5),
      date: z.iso.date(),
      is_sample: z.boolean(),
    }),
  ),
  meta: pageMeta.extend({ fallback: z.boolean() }),
  statuses: [200, 422],
  shared: { topics: ['wording', 'content'], goodForS: 60 },
  cacheS: 60,
} as const satisfies Contract;
