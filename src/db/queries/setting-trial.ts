import type { Queryable } from '../client.ts';
import { desc } from '../drizzle.ts';
import { settingTrial } from '../tables/setting-trial.ts';

export type SettingTrialRow = typeof settingTrial.$inferSelect;

export async function insertSettingTrial(db: Queryable, row: SettingTrialRow): Promise<void> {
  await db.insert(settingTrial).values(row);
}

/** The newest trial of each kind. */
export function listNewestTrials(db: Queryable): Promise<SettingTrialRow[]> {
  return db
    .selectDistinctOn([settingTrial.kind])
    .from(settingTrial)
    .orderBy(settingTrial.kind, desc(settingTrial.triedAt));
}
