import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';

export const pickDay = pgTable('pick_day', {
  day: day('day').primaryKey(),
  lastNo: integer('last_no').notNull(),
  closedAt: instant('closed_at'),
  finalCount: integer('final_count'),
  headHash: text('head_hash'),
});
