import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const pickDispute = pgTable('pick_dispute', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  accountId: integer('account_id').notNull(),
  pickId: uuid('pick_id').notNull(),
  reason: text('reason', { enum: ['wrong_score', 'wrong_rule', 'game_called_off', 'other'] }).notNull(),
  note: text('note').notNull(),
  raisedAt: instant('raised_at').notNull(),
});
