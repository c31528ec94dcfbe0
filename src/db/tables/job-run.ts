import { bigint, integer, pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const jobRun = pgTable('job_run', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at').notNull(),
  durationMs: integer('duration_ms').notNull(),
  error: text('error'),
  failedAt: instant('failed_at'),
  runs: bigint('runs', { mode: 'number' }).notNull(),
  failures: bigint('failures', { mode: 'number' }).notNull(),
});
