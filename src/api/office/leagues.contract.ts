import { z } from 'zod';
import { SPORTS } from '#terms/sports.ts';
import { type Contract, leagueSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { leagueFields, leagueStateSchema, reasonField, shownLeague } from './league.contract.ts';

export const officeLeaguesContract = {
  method: 'GET',
  path: '/office/leagues',
  summary: 'The leagues of the site with their rules, their teams, coming games and names that wait.',
  access: 'operator',
  permission: 'feeds.view',
  query: z.object({ ...pageQuery, q: z.string().trim().max(60).default('') }),
  data: z.array(
    z.object({
      ...shownLeague,
      covered: z.boolean(),
      version: z.int(),
      teams: z.int(),
      coming: z.int(),
      open_names: z.int(),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

export const newLeagueContract = {
  method: 'POST',
  path: '/office/leagues',
  summary: 'Adds a league, which is covered from then on: its games are asked for at the next turn.',
  access: 'operator',
  permission: 'feeds.run',
  body: z.strictObject({ id: leagueSchema, sport: z.enum(SPORTS), ...leagueFields, ...reasonField }),
  data: leagueStateSchema,
  statuses: [200, 302, 404, 409, 422],
  idempotent: true,
} as const satisfies Contract;
