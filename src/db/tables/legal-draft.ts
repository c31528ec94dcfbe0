import { LEGAL_TYPES } from '#terms/content.ts';
import type { Locale } from '#terms/locales.ts';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';
import type { LegalSource } from './legal-document.ts';

/** A text in each of the languages. */
export type LegalDraftTexts = Readonly<Record<Locale, LegalSource>>;

export const legalDraft = pgTable(
  'legal_draft',
  {
    brand: text('brand').notNull(),
    type: text('type', { enum: LEGAL_TYPES }).notNull(),
    baseVersion: integer('base_version').notNull(),
    texts: jsonb('texts').$type<LegalDraftTexts>().notNull(),
    version: integer('version').notNull(),
    updatedBy: uuid('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.type] })],
);
