import { z } from 'zod';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';

export const aliasesContract = {
  method: 'GET',
  path: '/office/aliases',
  summary:
    'Aliases of teams that a source uses and no one knew: those that wait for a person, or those that were decided.',
  access: 'operator',
  permission: 'feeds.view',
  query: z.object({
    ...pageQuery,
    state: z.enum(['open', 'decided']).default('open'),
    /** A part of the alias, or a league. */
    q: z.string().trim().max(200).default(''),
  }),
  data: z.array(
    z.object({
      source: z.string(),
      league: z.string(),
      alias: z.string(),
      status: z.enum(['open', 'matched', 'ignored']),
      /** The team that it stands for. */
      team: z.string().nullable(),
      seen_at: instantSchema,
      decided_at: instantSchema.nullable(),
      decided_by: z.string().nullable(),
      version: z.int(),
      /** The league's teams, the likeliest first; likeness from 0 to 1. */
      candidates: z.array(z.object({ key: z.string(), name: z.string(), likeness: z.number() })),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
