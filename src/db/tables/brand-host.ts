import { pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const brandHost = pgTable('brand_host', {
  host: text('host').primaryKey(),
  brand: text('brand').notNull(),
  position: smallint('position').notNull(),
});
