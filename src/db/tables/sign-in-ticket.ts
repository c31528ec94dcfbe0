import { integer, pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const signInTicket = pgTable('sign_in_ticket', {
  tokenHash: text('token_hash').primaryKey(),
  brand: text('brand').notNull(),
  kind: text('kind', { enum: ['exchange', 'consent', 'link'] }).notNull(),
  provider: text('provider', { enum: ['google'] }).notNull(),
  subject: text('subject').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  accountId: integer('account_id'),
  stateHash: text('state_hash'),
  returnTo: text('return_to'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
