import { z } from 'zod';

/** A name as a provider writes one. Control characters and halves of a character belong to none, and no database column takes them. */
export const nameSchema = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{C}+$/u);

/** A game as a live provider lists it, whichever provider that is. */
export const eventSchema = z.object({
  // An id begins with a letter or a number, so none is the name of a built-in property such as `__proto__`.
  id: z.string().regex(/^[A-Za-z0-9][\w-]{0,63}$/),
  commence_time: z.iso.datetime({ offset: true }),
  home_team: nameSchema(80),
  away_team: nameSchema(80),
});
export type EventRow = z.infer<typeof eventSchema>;
