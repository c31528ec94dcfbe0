import { bigint, integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const processHeartbeat = pgTable('process_beat', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['web', 'worker', 'backup'] }).notNull(),
  host: text('host').notNull(),
  pid: integer('pid').notNull(),
  build: text('build'),
  release: text('release').notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  endedAt: instant('ended_at'),
  /** Bytes of the disk on which the process keeps its data; null where it could not be found out. */
  diskFree: bigint('disk_free', { mode: 'number' }),
  diskSize: bigint('disk_size', { mode: 'number' }),
  /** Why the process does not rely on its clock, and how far that is ahead of what speaks against it; null while it does. */
  clockReason: text('clock_reason', { enum: ['stepped', 'database', 'silence', 'backward'] }),
  clockAheadMs: bigint('clock_ahead_ms', { mode: 'number' }),
});
