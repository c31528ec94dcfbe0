import { bigint, pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const backupFailure = pgTable('backup_failure', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  target: text('target').notNull(),
  reason: text('reason').notNull(),
  nextAt: instant('next_at'),
});
