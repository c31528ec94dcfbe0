import { bigint, pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const backupRun = pgTable('backup_run', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  takenAt: instant('taken_at').notNull(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
  name: text('name').unique(),
  target: text('target'),
  bytes: bigint('bytes', { mode: 'number' }),
  manifestSha256: text('manifest_sha256'),
  endedAt: instant('ended_at'),
  nextAt: instant('next_at'),
});
