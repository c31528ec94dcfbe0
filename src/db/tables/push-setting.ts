import { PUSH_KINDS } from '#terms/push-kinds.ts';
import { integer, pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** What a member wants to hear of on their devices. */
export const pushSetting = pgTable('push_setting', {
  accountId: integer('account_id').primaryKey(),
  brand: text('brand').notNull(),
  kinds: text('kinds', { enum: PUSH_KINDS }).array().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
