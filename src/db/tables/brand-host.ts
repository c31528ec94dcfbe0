import { pgTable, smallint, text } from '../drizzle-tables.ts';

export const brandHost = pgTable('brand_host', {
  host: text('host').primaryKey(),
  brand: text('brand').notNull(),
  position: smallint('position').notNull(),
});
