import { integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const memberBreak = pgTable('member_break', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  accountId: integer('account_id').notNull(),
  fromAt: instant('from_at').notNull(),
  untilAt: instant('until_at').notNull(),
  subscriptionId: uuid('subscription_id'),
  createdAt: instant('created_at').notNull(),
});
