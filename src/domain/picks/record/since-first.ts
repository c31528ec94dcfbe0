/**
 * The days of a line from the one before the first on which something happened: what was published yesterday would else lie at the end
 * of a long flat line, in a corner of the drawing.
 */
export function sinceFirst<Day>(days: readonly Day[], hasHappened: (day: Day) => boolean): readonly Day[] {
  return days.slice(Math.max(0, days.findIndex(hasHappened) - 1));
}
