import { boolean, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** How an operator is notified of what is wrong with the site. Without a row it is by e-mail, at any hour. */
export const operatorNoticeSetting = pgTable('operator_notice_setting', {
  operatorId: uuid('operator_id').primaryKey(),
  byEmail: boolean('by_email').notNull(),
  byPush: boolean('by_push').notNull(),
  zone: text('zone').notNull(),
  quietFrom: smallint('quiet_from'),
  quietUntil: smallint('quiet_until'),
  updatedAt: instant('updated_at').notNull(),
});
