import { z } from 'zod';

const goals = z.int().min(0).max(400);
const partSchema = z.tuple([goals, goals]).readonly();

/** How a game ended, as an operator types it: the score, by half, quarter or inning where bets need it; or that it was called off. */
export const finalSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('completed'),
    home_score: goals,
    away_score: goals,
    /** How a soccer game ended that went beyond its 90 minutes. */
    beyond: z.enum(['aet', 'pen']).optional(),
    parts: z.array(partSchema).max(30).optional(),
  }),
  z.strictObject({ status: z.literal('canceled') }),
]);
