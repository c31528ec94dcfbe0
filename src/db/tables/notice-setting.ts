import { boolean, integer, pgTable, smallint, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** What a member wants to hear of, and when not by mail. */
export const noticeSetting = pgTable('notice_setting', {
  accountId: integer('account_id').primaryKey(),
  brand: text('brand').notNull(),
  scope: text('scope', { enum: ['favourites', 'all'] }).notNull(),
  renewalsMail: boolean('renewals_mail').notNull(),
  /** Minutes of the day in the member's zone. */
  quietFrom: smallint('quiet_from'),
  quietUntil: smallint('quiet_until'),
  unsubscribeSecret: text('unsubscribe_secret').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
