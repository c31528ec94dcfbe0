import { LOCALES } from '#terms/locales.ts';
import { boolean, integer, pgTable, primaryKey, text } from '../drizzle-tables.ts';

export const seoText = pgTable(
  'seo_text',
  {
    brand: text('brand').notNull(),
    languageCode: text('language_code', { enum: LOCALES }).notNull(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    keywords: text('keywords').notNull(),
    noindex: boolean('noindex').notNull(),
    ogTitle: text('og_title'),
    ogDescription: text('og_description'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.brand, table.path, table.languageCode] })],
);
