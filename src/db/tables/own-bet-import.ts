import { integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** A file of bets that a member has imported. */
export const ownBetImport = pgTable('own_bet_import', {
  id: uuid('id').primaryKey(),
  accountId: integer('account_id').notNull(),
  brand: text('brand').notNull(),
  fileName: text('file_name').notNull(),
  sha256: text('sha256').notNull(),
  rowsRead: integer('rows_read').notNull(),
  createdAt: instant('created_at').notNull(),
});
