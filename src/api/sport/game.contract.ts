import { z } from 'zod';
import { GAME_STATUSES, INNING_HALVES } from '#terms/games.ts';
import { instantSchema, leagueSchema, originSchema, sportSchema } from '../endpoint.contract.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** The four statuses that readers see (docs/product/schedule.md). */
export const gameStatusSchema = z.enum(GAME_STATUSES);

/** A game of the schedule. The clock's fields are null except in play, and where the sport does not have them. */
export const gameSchema = z.object({
  id: z.uuid(),
  sport: sportSchema,
  league: z.object({ id: leagueSchema, name: z.string() }),
  season: z.string(),
  home: named,
  away: named,
  start_at: instantSchema,
  start_simulated: z.boolean(),
  game_day: z.iso.date(),
  status: gameStatusSchema,
  reason: z.string().nullable(),
  score: z
    .object({
      home: z.int(),
      away: z.int(),
      parts: z.array(z.tuple([z.int(), z.int()]).readonly()).readonly(),
    })
    .nullable(),
  elapsed: z.int().nullable(),
  stoppage: z.int().nullable(),
  half: z.int().nullable(),
  period: z.int().nullable(),
  inning: z.int().nullable(),
  inning_half: z.enum(INNING_HALVES).nullable(),
  remaining: z.string().nullable(),
  updated_at: instantSchema.nullable(),
  has_prediction: z.boolean(),
  origin: originSchema,
});

export type Game = z.infer<typeof gameSchema>;
