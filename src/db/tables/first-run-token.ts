import { pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const firstRunToken = pgTable('first_run_token', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
