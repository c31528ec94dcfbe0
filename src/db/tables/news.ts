import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const news = pgTable('news', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  status: text('status', { enum: ['draft', 'review', 'published'] }).notNull(),
  publishedAt: instant('published_at'),
  isSample: boolean('is_sample').notNull(),
});
