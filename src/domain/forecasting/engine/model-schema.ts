import type { Model } from '@trueline/predict';
import { z } from 'zod';
import { SPORTS } from '#terms/sports.ts';

const modelSchema = z.object({
  format: z.number(),
  version: z.string(),
  sport: z.enum(SPORTS),
  seed: z.number(),
  window: z.object({ fromAt: z.number(), untilAt: z.number(), games: z.number() }),
  state: z.json(),
});

/** Reads a stored model; the engine itself refuses a format that it does not know. Null where it is none. */
export function parseModel(stored: unknown): Model | null {
  const parsed = modelSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
