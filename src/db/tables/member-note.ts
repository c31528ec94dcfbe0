import { integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const memberNote = pgTable('member_note', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  accountId: integer('account_id').notNull(),
  text: text('text').notNull(),
  writtenBy: uuid('written_by').notNull(),
  writtenAt: instant('written_at').notNull(),
});
