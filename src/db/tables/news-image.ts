import { pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { bytes, instant } from './columns.ts';

export const newsImage = pgTable('news_image', {
  path: text('path').primaryKey(),
  brand: text('brand').notNull(),
  bytes: bytes('bytes').notNull(),
  width: smallint('width').notNull(),
  height: smallint('height').notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
});
