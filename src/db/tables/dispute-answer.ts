import { DISPUTE_OUTCOMES } from '#terms/results.ts';
import { pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const disputeAnswer = pgTable('dispute_answer', {
  disputeId: uuid('dispute_id').primaryKey(),
  outcome: text('outcome', { enum: DISPUTE_OUTCOMES }).notNull(),
  note: text('note').notNull(),
  answeredBy: text('answered_by').notNull(),
  answeredAt: instant('answered_at').notNull(),
});
