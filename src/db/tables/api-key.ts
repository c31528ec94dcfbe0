import { integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** A key by which a program acts for one member at their brand, or for one operator. */
export const apiKey = pgTable('api_key', {
  id: uuid('id').primaryKey(),
  accountId: integer('account_id'),
  brand: text('brand'),
  operatorId: uuid('operator_id'),
  name: text('name').notNull(),
  tokenHash: text('token_hash').notNull(),
  hint: text('hint').notNull(),
  scopes: text('scopes').array().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
});
