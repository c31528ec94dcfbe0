import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const keywordAnswer = pgTable('keyword_answer', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  languageCode: text('language_code', { enum: ['en', 'zh_TW', 'zh_HK', 'vi'] }).notNull(),
  question: text('question').notNull(),
  keywords: text('keywords').notNull(),
  answer: text('answer').notNull(),
  isSample: boolean('is_sample').notNull(),
});
