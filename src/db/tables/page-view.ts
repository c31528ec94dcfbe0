import { LOCALES } from '#terms/locales.ts';
import { PAGE_KINDS } from '#terms/page-kinds.ts';
import { bigint, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { day } from './columns.ts';

export const pageView = pgTable(
  'page_view',
  {
    day: day('day').notNull(),
    brand: text('brand').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    page: text('page', { enum: PAGE_KINDS }).notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.day, table.language, table.page] })],
);
