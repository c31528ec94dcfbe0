import { DISPUTE_REASONS } from '#terms/results.ts';
import { integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const pickDispute = pgTable('pick_dispute', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  accountId: integer('account_id').notNull(),
  pickId: uuid('pick_id').notNull(),
  reason: text('reason', { enum: DISPUTE_REASONS }).notNull(),
  note: text('note').notNull(),
  raisedAt: instant('raised_at').notNull(),
});
