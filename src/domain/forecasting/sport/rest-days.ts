import { DAY_MS } from '#terms/durations.ts';
import type { Sport } from '#terms/sports.ts';

/**
 * Whole days without a game between two game days of a team; 0 is back to back. Null where the dates cannot be right: no soccer
 * team plays twice on one day or on two days in a row, so one of the dates is wrong in the source, and nothing follows from it.
 */
export function restDays(sport: Sport, before: string, day: string): number | null {
  const days = Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${before}T00:00:00Z`)) / DAY_MS) - 1;
  if (sport === 'soccer' && days < 1) return null;
  return Math.max(0, days);
}
