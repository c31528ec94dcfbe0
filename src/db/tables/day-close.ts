import { integer, pgTable, text } from '../drizzle-tables.ts';
import { day, instant } from './columns.ts';

export const dayClose = pgTable('day_close', {
  day: day('day').primaryKey(),
  finalCount: integer('final_count').notNull(),
  batchCount: integer('batch_count').notNull(),
  headHash: text('head_hash').notNull(),
  previousCloseHash: text('previous_close_hash').notNull(),
  auditHead: text('audit_head'),
  closeHash: text('close_hash').notNull(),
  closedAt: instant('closed_at').notNull(),
});
