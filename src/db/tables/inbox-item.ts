import { integer, jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** What a message is about, as plain values: the words are the reader's language's. */
export type InboxFacts = Readonly<Record<string, string | number | null>>;

export const inboxItem = pgTable('inbox_item', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  accountId: integer('account_id').notNull(),
  kind: text('kind').notNull(),
  facts: jsonb('facts').$type<InboxFacts>().notNull(),
  path: text('path'),
  subject: text('subject').notNull(),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
});
