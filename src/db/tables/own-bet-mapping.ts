import { integer, jsonb, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** Which column of a bookmaker's file says what, by the file's headings. */
export const ownBetMapping = pgTable(
  'own_bet_mapping',
  {
    accountId: integer('account_id').notNull(),
    headings: text('headings').notNull(),
    mapping: jsonb('mapping').$type<unknown>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.headings] })],
);
