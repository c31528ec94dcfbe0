import { integer, pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** A member's own calendar, found by the hash of the secret in its address. */
export const calendarFeed = pgTable('calendar_feed', {
  accountId: integer('account_id').primaryKey(),
  brand: text('brand').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
});
