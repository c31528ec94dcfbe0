import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { gameTagSchema, teamTagSchema } from './news.contract.ts';

export const newsTagsContract = {
  method: 'GET',
  path: '/office/news-tags',
  summary: 'Teams and games that an article can be tagged with, by a part of a name in any language.',
  access: 'operator',
  permission: 'content.edit',
  query: z.object({ q: z.string().min(1).max(80) }),
  data: z.object({ teams: z.array(teamTagSchema), games: z.array(gameTagSchema) }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
