import { z } from 'zod';
import { TEAM_RESULTS } from '#terms/results.ts';
import { GROUPINGS, STANDING_CRITERIA, TABLE_ZONES } from '#terms/standings.ts';
import {
  type Contract,
  instantSchema,
  leagueSchema,
  originSchema,
  sportSchema,
} from '../endpoint.contract.ts';

const resultSchema = z.enum(TEAM_RESULTS);
const sums = {
  played: z.int(),
  win: z.int(),
  draw: z.int(),
  lose: z.int(),
  /** Goals, points or runs. */
  for: z.int(),
  against: z.int(),
};

const venueSchema = z.enum(['all', 'home', 'away']);
const groupingSchema = z.enum(GROUPINGS);

const rowSchema = z.object({
  team: z.object({ id: z.uuid(), name: z.string() }),
  /** Equal teams share one, and the place after theirs is free. */
  position: z.int(),
  ...sums,
  /** Soccer only. */
  points: z.int().nullable(),
  /** The other sports only; null before the first game too. */
  win_pct: z.number().nullable(),
  /** Behind the best of the group. Not in soccer. */
  games_behind: z.number().nullable(),
  home: z.object(sums),
  away: z.object(sums),
  /** The last five results, the newest last. */
  form: z.array(resultSchema).readonly(),
  streak: z.object({ result: resultSchema, length: z.int() }).nullable(),
});

export const standingsContract = {
  method: 'GET',
  path: '/sport/standings',
  summary: 'The table of a league’s season by the league’s own order, from the results known now.',
  access: 'guest',
  query: z.object({
    league: leagueSchema,
    season: z.string().max(16).optional(),
    venue: venueSchema.default('all'),
    grouping: groupingSchema.optional(),
  }),
  data: z.object({
    league: z.object({ id: leagueSchema, name: z.string(), sport: sportSchema }),
    season: z.string(),
    origin: originSchema,
    venue: venueSchema,
    grouping: groupingSchema,
    /** What this season can be grouped by. */
    groupings: z.array(groupingSchema).readonly(),
    /** What decides, the first before the next; `direct`: only games among the teams that are still equal. */
    criteria: z.array(z.enum(STANDING_CRITERIA)).readonly(),
    /** What a result is worth. Soccer only. */
    points: z.object({ win: z.int(), draw: z.int(), loss: z.int() }).nullable(),
    groups: z.array(
      z.object({
        id: z.string(),
        /** Of a part that the league's own rules name; else null. */
        name: z.string().nullable(),
        /** What the places lead to when the season ends there. */
        zones: z.array(z.object({ zone: z.enum(TABLE_ZONES), from: z.int(), to: z.int() })).readonly(),
        rows: z.array(rowSchema),
      }),
    ),
  }),
  meta: z.object({
    as_of: instantSchema,
    seasons: z.array(
      z.object({ id: z.string(), origin: originSchema, from: instantSchema, to: instantSchema }),
    ),
  }),
  statuses: [200, 404, 422],
  shared: { topics: ['wording', 'record', 'games'], goodForS: 60 },
  cacheS: 60,
} as const satisfies Contract;
