import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';
import { statisticsArticleContract } from '../sport/statistics/article.contract.ts';
import { fullPickSchema } from './card.contract.ts';

export const strategyShowContract = {
  method: 'POST',
  path: '/ai-strategy/show',
  summary: 'One pick in full. Before the start a plan is needed, except for the free pick of the day.',
  access: 'member',
  scope: 'picks.read',
  body: z.object({ id: z.uuid() }),
  /** With the analysis of its game in words; 'locked' for the free pick of a reader without a plan, since it may argue for others. */
  data: fullPickSchema.extend({ article: statisticsArticleContract.data.omit({ event_id: true }) }),
  statuses: [200, 302, 403, 404, 422, 423],
} as const satisfies Contract;
