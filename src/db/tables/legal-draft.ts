import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { LegalSource } from './legal-document.ts';

/** A text in each of the languages. */
export type LegalDraftTexts = Readonly<Record<'en' | 'zh_TW' | 'zh_HK' | 'vi', LegalSource>>;

export const legalDraft = pgTable(
  'legal_draft',
  {
    brand: text('brand').notNull(),
    type: text('type', { enum: ['terms', 'privacy', 'purchase', 'notice'] }).notNull(),
    baseVersion: integer('base_version').notNull(),
    texts: jsonb('texts').$type<LegalDraftTexts>().notNull(),
    version: integer('version').notNull(),
    updatedBy: uuid('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.type] })],
);
