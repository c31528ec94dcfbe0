import { integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** A device that a member has allowed to be notified, as long as its session lives. */
export const pushSubscription = pgTable('push_subscription', {
  id: uuid('id').primaryKey(),
  accountId: integer('account_id').notNull(),
  brand: text('brand').notNull(),
  sessionId: uuid('session_id').notNull(),
  endpoint: text('endpoint').notNull(),
  publicKey: text('public_key').notNull(),
  authSecret: text('auth_secret').notNull(),
  serverKey: text('server_key').notNull(),
  createdAt: instant('created_at').notNull(),
});
