import { integer, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** A channel that a member has opened, and up to where they have been notified. */
export const noticeChannel = pgTable(
  'notice_channel',
  {
    accountId: integer('account_id').notNull(),
    channel: text('channel', { enum: ['inbox', 'mail'] }).notNull(),
    picksUntil: instant('picks_until'),
    resultsUntil: instant('results_until'),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.channel] })],
);
