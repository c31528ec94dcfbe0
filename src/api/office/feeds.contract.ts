import { z } from 'zod';
import { PROVIDERS } from '#terms/providers.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { feedHealthSchema } from './feed-health.contract.ts';

export const feedsContract = {
  method: 'GET',
  path: '/office/feeds',
  summary:
    'How the sources of games and of news answer: credits, failures, what was refused, and when they are asked next.',
  access: 'operator',
  permission: 'feeds.view',
  data: z.object({
    as_of: instantSchema,
    games: feedHealthSchema,
    /** The newest answer to each question that the providers of games were asked. */
    questions: z.array(
      z.object({
        provider: z.enum(PROVIDERS),
        endpoint: z.string(),
        league: z.string(),
        asked_at: instantSchema,
        status: z.int().nullable(),
        failure: z.string().nullable(),
      }),
    ),
    news: z.array(
      z.object({
        /** The address without what may be secret in it. */
        feed: z.string(),
        state: z.enum(['fine', 'failing', 'left_alone', 'never']),
        asked_at: instantSchema.nullable(),
        good_at: instantSchema.nullable(),
        next_at: instantSchema.nullable(),
        failure: z.string().nullable(),
        failures: z.int(),
        /** Items of the newest answer that were left out, and why. */
        refused: z.array(z.object({ row: z.string(), reason: z.string() })),
      }),
    ),
  }),
  statuses: [200, 302, 404],
} as const satisfies Contract;
