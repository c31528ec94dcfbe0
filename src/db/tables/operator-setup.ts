import { pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const operatorSetup = pgTable('operator_setup', {
  tokenHash: text('token_hash').primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
