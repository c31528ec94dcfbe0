/** As of when the scores are true, and when that was said. */
export type ScoresAge = { readonly asOf: string; readonly scoresAt: string };

/** Reads it out of what every push says; null where it is something else. */
export function readScoresAge(meta: unknown): ScoresAge | null {
  if (typeof meta !== 'object' || meta === null || !('as_of' in meta) || !('answered_at' in meta))
    return null;
  const { as_of: scoresAt, answered_at: asOf } = meta;
  return typeof asOf === 'string' && typeof scoresAt === 'string' ? { asOf, scoresAt } : null;
}
