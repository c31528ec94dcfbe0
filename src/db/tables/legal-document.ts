import { JURISDICTIONS, LEGAL_TYPES } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { boolean, integer, jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** One section of a legal text: a heading and its paragraphs. */
export type LegalSection = {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

/** A legal text as it is written: with placeholders where figures, names and courts stand. */
export type LegalSource = { readonly title: string; readonly sections: readonly LegalSection[] };

export const legalDocument = pgTable('legal_document', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  jurisdiction: text('jurisdiction', { enum: JURISDICTIONS }).notNull(),
  type: text('type', { enum: LEGAL_TYPES }).notNull(),
  languageCode: text('language_code', { enum: LOCALES }).notNull(),
  version: integer('version').notNull(),
  title: text('title').notNull(),
  sections: jsonb('sections').$type<readonly LegalSection[]>().notNull(),
  sha256: text('sha256').notNull(),
  publishedAt: instant('published_at').notNull(),
  isSample: boolean('is_sample').notNull(),
  /** The text with its placeholders; null where the program's own is the source. */
  source: jsonb('source').$type<LegalSource | null>(),
  /** From when on it holds. */
  effectiveAt: instant('effective_at').notNull(),
  publishedBy: uuid('published_by'),
  note: text('note').notNull().default(''),
});
