import type { LeagueModel, SharedModel } from '@trueline/predict';
import { z } from 'zod';
import { SPORTS } from '#terms/sports.ts';

const sharedModelSchema = z.object({
  format: z.number(),
  version: z.string(),
  sport: z.enum(SPORTS),
  seed: z.number(),
  window: z.object({ fromAt: z.number(), untilAt: z.number(), games: z.number() }),
  state: z.json(),
});

const leagueModelSchema = z.object({ leagueId: z.string(), state: z.json() });

/** Reads one league of a stored model. */
export function parseLeagueModel(stored: unknown): LeagueModel {
  return leagueModelSchema.parse(stored);
}

/** Reads a stored model without its leagues; the engine itself refuses a format that it does not know. Null where it is none. */
export function parseSharedModel(stored: unknown): SharedModel | null {
  const parsed = sharedModelSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
