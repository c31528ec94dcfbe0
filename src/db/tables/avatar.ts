import { integer, pgTable, text } from '../drizzle-tables.ts';
import { bytes, instant } from './columns.ts';

export const avatar = pgTable('avatar', {
  path: text('path').primaryKey(),
  accountId: integer('account_id').notNull(),
  bytes: bytes('bytes').notNull(),
  createdAt: instant('created_at').notNull(),
});
