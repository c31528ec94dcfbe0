import { integer, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** A member who wants a notice when the analysis of a game is there. */
export const noticeRequest = pgTable(
  'notice_request',
  {
    accountId: integer('account_id').notNull(),
    brand: text('brand').notNull(),
    gameId: uuid('game_id').notNull(),
    createdAt: instant('created_at').notNull(),
    notifiedAt: instant('notified_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);
