import { pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const operatorSession = pgTable('operator_session', {
  id: uuid('id').primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  revokedAt: instant('revoked_at'),
  clientIp: text('client_ip').notNull(),
  userAgent: text('user_agent').notNull(),
});
