import { LOCALES } from '#terms/locales.ts';
import { boolean, integer, pgTable, primaryKey, smallint, text } from '../drizzle-tables.ts';

export const websiteLanguage = pgTable(
  'website_language',
  {
    brand: text('brand').notNull(),
    languageCode: text('language_code', { enum: LOCALES }).notNull(),
    displayName: text('display_name').notNull(),
    isPrimary: smallint('is_primary').notNull(),
    position: smallint('position').notNull(),
    enabled: boolean('enabled').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.brand, table.languageCode] })],
);
