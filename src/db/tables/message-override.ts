import { LOCALES } from '#terms/locales.ts';
import { integer, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const messageOverride = pgTable(
  'message_override',
  {
    brand: text('brand').notNull(),
    languageCode: text('language_code', { enum: LOCALES }).notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    /** What the program said when this was written. */
    baseText: text('base_text').notNull(),
    version: integer('version').notNull(),
    updatedBy: uuid('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.languageCode, table.key] })],
);
