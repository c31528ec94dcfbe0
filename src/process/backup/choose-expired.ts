import { DAY_MS } from '#terms/durations.ts';
import type { StoredBackup } from './backup-names.ts';

/** How many days, weeks and months keep the newest backup of theirs. */
export type KeepRule = { readonly daily: number; readonly weekly: number; readonly monthly: number };

/** 1970 began on a Thursday; weeks begin on a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

const PERIODS: Readonly<Record<keyof KeepRule, (at: Date) => string>> = {
  daily: (at) => at.toISOString().slice(0, 10),
  weekly: (at) => String(Math.floor((at.getTime() - FIRST_MONDAY_MS) / (7 * DAY_MS))),
  monthly: (at) => at.toISOString().slice(0, 7),
};

/**
 * The whole backups that may go. Of the last days, weeks and months that have any the newest stays, so a pause in the schedule lets none
 * expire; the newest of all stays whatever the rule says, and so do those that are named.
 */
export function chooseExpired(
  backups: readonly StoredBackup[],
  rule: KeepRule,
  named: ReadonlySet<string> = new Set(),
): readonly StoredBackup[] {
  const newestFirst = backups.filter(({ isWhole }) => isWhole).sort((a, b) => (a.name < b.name ? 1 : -1));
  const stays = new Set(newestFirst.slice(0, 1).map(({ name }) => name));
  for (const kind of ['daily', 'weekly', 'monthly'] as const) {
    const periods = new Set<string>();
    for (const { name, takenAt } of newestFirst) {
      const period = PERIODS[kind](takenAt);
      if (periods.has(period) || periods.size >= rule[kind]) continue;
      periods.add(period);
      stays.add(name);
    }
  }
  return newestFirst.filter(({ name }) => !stays.has(name) && !named.has(name)).reverse();
}
