import { pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** A browser on which an operator has allowed messages about what is wrong with the site. */
export const operatorDevice = pgTable('operator_device', {
  id: uuid('id').primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  endpoint: text('endpoint').notNull(),
  publicKey: text('public_key').notNull(),
  authSecret: text('auth_secret').notNull(),
  serverKey: text('server_key').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: instant('created_at').notNull(),
});
