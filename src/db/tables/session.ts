import { integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const session = pgTable('session', {
  id: uuid('id').primaryKey(),
  accountId: integer('account_id').notNull(),
  brand: text('brand').notNull(),
  tokenHash: text('token_hash').notNull(),
  method: text('method', { enum: ['password', 'google', 'command'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  /** The end of the visit before this one; null for the first. */
  lastVisitAt: instant('last_visit_at'),
  expiresAt: instant('expires_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  revokedAt: instant('revoked_at'),
  userAgent: text('user_agent').notNull(),
  clientIp: text('client_ip').notNull(),
});
