import { LOCALES } from '#terms/locales.ts';
import { boolean, integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const keywordAnswer = pgTable('keyword_answer', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  languageCode: text('language_code', { enum: LOCALES }).notNull(),
  question: text('question').notNull(),
  keywords: text('keywords').notNull(),
  answer: text('answer').notNull(),
  isSample: boolean('is_sample').notNull(),
  updatedAt: instant('updated_at').notNull().default(new Date(0)),
  removedAt: instant('removed_at'),
  version: integer('version').notNull().default(1),
});
