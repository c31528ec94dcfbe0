import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const backupRun = pgTable('backup_run', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  takenAt: instant('taken_at').notNull(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
});
