import { integer, pgTable, primaryKey, smallint, text } from '../drizzle-tables.ts';

export const receiptCounter = pgTable(
  'receipt_counter',
  {
    brand: text('brand').notNull(),
    year: smallint('year').notNull(),
    lastNo: integer('last_no').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.year] })],
);
