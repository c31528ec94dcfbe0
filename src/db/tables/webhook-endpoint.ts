import { integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** An address at which a member's or an operator's program receives what happened. */
export const webhookEndpoint = pgTable('webhook_endpoint', {
  id: uuid('id').primaryKey(),
  accountId: integer('account_id'),
  brand: text('brand'),
  operatorId: uuid('operator_id'),
  url: text('url').notNull(),
  secret: text('secret').notNull(),
  events: text('events').array().notNull(),
  createdAt: instant('created_at').notNull(),
  failingSince: instant('failing_since'),
  disabledAt: instant('disabled_at'),
});
