/** How old live scores are: as promised, late, or too old to rely on. */
export type StaleLevel = 'fresh' | 'late' | 'old';

/** The badge turns amber after 90 seconds and grey after 5 minutes (docs/product/schedule.md). */
const STALE_AFTER = { lateMs: 90_000, oldMs: 300_000 } as const;

export function staleLevel(ageMs: number): StaleLevel {
  if (ageMs >= STALE_AFTER.oldMs) return 'old';
  return ageMs >= STALE_AFTER.lateMs ? 'late' : 'fresh';
}
