import { z } from 'zod';
import {
  type Contract,
  instantSchema,
  leagueSchema,
  pageMeta,
  pageQuery,
  sportSchema,
} from '../endpoint.contract.ts';

const kindSchema = z.enum(['league', 'team', 'game']);

/** What is marked: a league by its short name, a team or a game by its id. */
const keySchema = z
  .object({ kind: kindSchema, id: z.string().max(36) })
  .refine(({ kind, id }) => (kind === 'league' ? leagueSchema : z.uuid()).safeParse(id).success, {
    path: ['id'],
    error: 'invalid_value',
  })
  .meta({ examples: [{ kind: 'league', id: 'NBA' }] });

const keyData = z.object({ kind: kindSchema, id: z.string() });

export const favouritesContract = {
  method: 'GET',
  path: '/me/favourites',
  summary: 'What the member has marked, the newest first; at most 200, so one page can hold all.',
  access: 'member',
  query: z.object({
    kind: kindSchema.optional(),
    page: pageQuery.page,
    per_page: z.coerce.number().int().min(1).max(200).default(200),
  }),
  data: z.array(
    keyData.extend({
      name: z.string(),
      sport: sportSchema,
      league: z.object({ id: z.string(), name: z.string() }),
      /** When the game begins; null for leagues and teams. */
      start_at: instantSchema.nullable(),
      created_at: instantSchema,
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 422],
} as const satisfies Contract;

export const addFavouriteContract = {
  method: 'POST',
  path: '/me/favourites',
  summary: 'Marks a league, a team or a game; once more changes nothing. 409 where 200 are marked.',
  access: 'member',
  body: keySchema,
  data: keyData,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;

export const removeFavouriteContract = {
  method: 'DELETE',
  path: '/me/favourites',
  summary: 'Takes a mark back; what was not marked stays so.',
  access: 'member',
  body: keySchema,
  data: keyData,
  statuses: [200, 302, 422],
} as const satisfies Contract;
