import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant, type LocaleTexts } from './columns.ts';

export const announcement = pgTable('announcement', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  texts: jsonb('texts').$type<LocaleTexts>().notNull(),
  position: smallint('position').notNull(),
  fromAt: instant('from_at').notNull(),
  untilAt: instant('until_at'),
  isSample: boolean('is_sample').notNull(),
  updatedAt: instant('updated_at').notNull().default(new Date(0)),
  removedAt: instant('removed_at'),
  version: integer('version').notNull().default(1),
});
