import { z } from 'zod';
import { KIT_COLOURS, KIT_PATTERNS } from '#terms/kits.ts';
import { type Contract, leagueSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';

/** Two colours of a team and how they lie on its disc; null for those that the program knows, or a letter. */
export const kitFields = z
  .strictObject({
    pattern: z.enum(KIT_PATTERNS),
    first: z.enum(KIT_COLOURS),
    second: z.enum(KIT_COLOURS),
  })
  .nullable();

export const officeTeamsContract = {
  method: 'GET',
  path: '/office/teams',
  summary:
    'The teams of the leagues with their names, their colours, and whether a name is still the provider’s.',
  access: 'operator',
  permission: 'feeds.view',
  query: z.object({
    ...pageQuery,
    league: leagueSchema.optional(),
    q: z.string().trim().max(60).default(''),
    /** `provider`: only teams that are called as the provider calls them in every language. */
    names: z.enum(['provider']).optional(),
  }),
  data: z.array(
    z.object({
      id: z.uuid(),
      league: z.string(),
      key: z.string(),
      names: z.record(z.string(), z.string()),
      kit: kitFields,
      provider_named: z.boolean(),
      version: z.int(),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
