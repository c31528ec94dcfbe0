import { integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const bankStatement = pgTable('bank_statement', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  bankAccountId: uuid('bank_account_id').notNull(),
  fileName: text('file_name').notNull(),
  sha256: text('sha256').notNull(),
  linesRead: integer('lines_read').notNull(),
  linesAdded: integer('lines_added').notNull(),
  importedBy: text('imported_by').notNull(),
  importedAt: instant('imported_at').notNull(),
});
