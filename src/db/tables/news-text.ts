import { LOCALES } from '#terms/locales.ts';
import { pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';

export const newsText = pgTable(
  'news_text',
  {
    newsId: uuid('news_id').notNull(),
    languageCode: text('language_code', { enum: LOCALES }).notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    imageAlt: text('image_alt').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.newsId, table.languageCode] })],
);
