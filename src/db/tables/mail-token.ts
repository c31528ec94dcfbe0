import { integer, jsonb, pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** The identity that a used token links to its account. */
export type IdentityLink = { readonly provider: 'google'; readonly subject: string };

export const mailToken = pgTable('mail_token', {
  tokenHash: text('token_hash').primaryKey(),
  brand: text('brand').notNull(),
  accountId: integer('account_id').notNull(),
  purpose: text('purpose', { enum: ['password', 'verify'] }).notNull(),
  link: jsonb('link').$type<IdentityLink>(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
