import { z } from 'zod';
import { SIDES } from '#terms/bets.ts';
import { PICK_RESULTS, SETTLED_RESULTS } from '#terms/results.ts';
import { betting } from '../betting.contract.ts';
import { instantSchema } from '../endpoint.contract.ts';

const named = z.object({ id: z.string(), name: z.string() });

const common = {
  event: z.object({ id: z.uuid(), home: named, away: named }),
  start_at: instantSchema,
};

/** A coming game of a model on which the reader may not see what it says. */
const lockedModelPickSchema = z.object({ ...common, locked: z.literal(true) });

const opened = {
  ...common,
  locked: z.literal(false),
  side: betting(z.enum(SIDES)),
  line: betting(z.number().nullable()),
  odds: betting(z.object({ value: z.number(), source: z.string(), taken_at: instantSchema })),
  p: z.object({ win: z.number(), push: z.number(), lose: z.number() }),
  ev: betting(z.number()),
};

/**
 * A pick on a game that has not begun. 'frozen' an hour before the start, at the prices of that moment; 'preview' is what the
 * model would pick as things stand, and may change or go until then.
 */
export const upcomingPickSchema = z.discriminatedUnion('locked', [
  lockedModelPickSchema.extend({ state: z.enum(['preview', 'frozen']) }),
  z.object({ ...opened, state: z.enum(['preview', 'frozen']) }),
]);

/** A pick on a game that has begun. 'not_completed' until it is settled. */
export const modelPickSchema = z.object({
  ...opened,
  result: z.enum(PICK_RESULTS),
  score: z.object({ home: z.int(), away: z.int() }).nullable(),
  /** At a stake of one unit. */
  profit_units: betting(z.number()),
  closing_value: betting(z.number().nullable()),
  /** What its first grade said, where a correction of the game changed it. */
  corrected_from: z.enum(SETTLED_RESULTS).nullable(),
});

export type UpcomingPick = z.infer<typeof upcomingPickSchema>;
export type ModelPick = z.infer<typeof modelPickSchema>;
