import { z } from 'zod';
import { RECORD_ORIGINS, TEAM_RESULTS } from '#terms/results.ts';
import { betting } from '../../betting.contract.ts';
import {
  type Contract,
  instantSchema,
  leagueSchema,
  originSchema,
  pageMeta,
  pageQuery,
  sportSchema,
} from '../../endpoint.contract.ts';
import { asOfQuery } from '../../figures.contract.ts';
import { situationIdSchema } from '../../sport-statistics-situation/list.contract.ts';

const named = z.object({ id: z.uuid(), name: z.string() });
const resultSchema = z.enum(TEAM_RESULTS);
const homeAwaySchema = z.enum(['home', 'away', 'neutral']);
const streakSchema = z.object({ result: resultSchema, length: z.int() }).nullable();

/** `k` of `n`; below ten trials without a share (docs/product/schedule.md). The interval is the 95 % one after Wilson. */
const rateSchema = z.object({
  k: z.int(),
  n: z.int(),
  share: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

/** Against a closing line; games that landed on it are pushes, and not in `n`. */
const lineRateSchema = rateSchema.extend({ push: z.int() });

const tallySchema = z.object({
  n: z.int(),
  win: z.int(),
  draw: z.int(),
  lose: z.int(),
  for: z.int(),
  against: z.int(),
  win_rate: rateSchema,
  cover: betting(lineRateSchema),
  over: betting(lineRateSchema),
});

const gameSchema = z.object({
  event_id: z.uuid(),
  start_at: instantSchema,
  game_day: z.iso.date(),
  season: z.string(),
  origin: originSchema,
});

const panelSchema = z.object({
  team: named,
  rank: z.int(),
  of: z.int(),
  /** Elo after its newest game; 1500 is the middle of the league. */
  rating: z.number(),
  streak: streakSchema,
  /** The last five games, the newest last. */
  form: z.array(
    gameSchema.extend({
      opponent: named,
      home_away: homeAwaySchema,
      own: z.int(),
      other: z.int(),
      result: resultSchema,
      /** By game days, which are the league's own; null where the dates cannot be right. */
      rest_days: z.int().nullable(),
      /** The team's game before it in the season. */
      previous_start_at: instantSchema.nullable(),
    }),
  ),
  split: z.array(tallySchema.extend({ where: z.enum(['all', 'home', 'away']) })),
  situations: z.array(tallySchema.extend({ id: situationIdSchema })),
  scores: z.array(z.object({ own: z.int(), other: z.int(), result: resultSchema, n: z.int() })),
  /** Whole days without a game: between the games so far on average, and before the next one. */
  rest: z.object({
    average: z.number().nullable(),
    next: z
      .object({
        event_id: z.uuid(),
        start_at: instantSchema,
        game_day: z.iso.date(),
        origin: originSchema,
        opponent: named,
        home_away: z.enum(['home', 'away']),
        rest_days: z.int().nullable(),
      })
      .nullable(),
  }),
  ratings: z.array(
    z.object({ event_id: z.uuid(), start_at: instantSchema, game_day: z.iso.date(), rating: z.number() }),
  ),
  /** `percentile`: the share of the league's other teams that are weaker in it, equals counted half. */
  strengths: z
    .array(
      z.object({
        id: z.enum(['attack', 'defence', 'form', 'home_away', 'consistency', 'schedule']),
        value: z.number().nullable(),
        percentile: z.number().nullable(),
      }),
    )
    .readonly(),
  /** Our picks on this team's games over all seasons; `accuracy` is of the bet type win_loss alone. */
  accuracy: z.array(
    z.object({
      origin: z.enum(RECORD_ORIGINS),
      accuracy: rateSchema,
      win_rate: rateSchema,
      draw: z.int(),
    }),
  ),
});

export const statisticsTeamsContract = {
  method: 'GET',
  path: '/sport/statistics/teams',
  summary: "The teams of a league's season, one team's panel, and two teams face to face.",
  access: 'member',
  scope: 'picks.read',
  query: z.object({
    league: leagueSchema,
    season: z.string().max(16).optional(),
    team: z.uuid().optional(),
    vs: z.uuid().optional(),
    ...asOfQuery,
    ...pageQuery,
  }),
  data: z.object({
    list: z.array(
      z.object({
        team: named,
        rank: z.int(),
        rating: z.number(),
        played: z.int(),
        win: z.int(),
        draw: z.int(),
        lose: z.int(),
        for: z.int(),
        against: z.int(),
        streak: streakSchema,
        form: z.array(resultSchema).readonly(),
      }),
    ),
    panel: panelSchema.nullable(),
    compare: z
      .object({
        other: panelSchema,
        /** The last ten, in any season, the newest first; `result` is the first team's. */
        meetings: z.array(
          gameSchema.extend({
            home: named,
            away: named,
            home_score: z.int(),
            away_score: z.int(),
            result: resultSchema,
          }),
        ),
      })
      .nullable(),
  }),
  meta: pageMeta.extend({
    as_of: instantSchema,
    sport: sportSchema,
    season: z.string(),
    seasons: z.array(
      z.object({ id: z.string(), origin: originSchema, from: instantSchema, to: instantSchema }),
    ),
  }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
