import { LOCALES } from '#terms/locales.ts';
import { boolean, integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const redirectRule = pgTable('redirect_rule', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  languageCode: text('language_code', { enum: LOCALES }),
  match: text('match', { enum: ['exact', 'prefix'] }).notNull(),
  path: text('path').notNull(),
  target: text('target').notNull(),
  type: text('type', { enum: ['internal', 'external'] }).notNull(),
  keepQuery: boolean('keep_query').notNull(),
  fromAt: instant('from_at').notNull(),
  untilAt: instant('until_at'),
  note: text('note').notNull().default(''),
  version: integer('version').notNull().default(1),
});
