import { LOCALES } from '#terms/locales.ts';
import { integer, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const consent = pgTable('consent', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  accountId: integer('account_id').notNull(),
  occasion: text('occasion', { enum: ['registration', 'subscription', 'new_version'] }).notNull(),
  document: text('document', { enum: ['terms', 'privacy', 'purchase'] }).notNull(),
  version: integer('version').notNull(),
  sha256: text('sha256').notNull(),
  language: text('language', { enum: LOCALES }).notNull(),
  declaredAge: smallint('declared_age').notNull(),
  agreedAt: instant('agreed_at').notNull(),
});
