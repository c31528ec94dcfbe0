import { CONTACT_TYPES } from '#terms/content.ts';
import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant, type LocaleTexts } from './columns.ts';

export const contactInfo = pgTable('contact_info', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  type: text('type', { enum: CONTACT_TYPES }).notNull(),
  value: text('value').notNull(),
  hours: jsonb('hours').$type<LocaleTexts>().notNull(),
  position: smallint('position').notNull(),
  isSample: boolean('is_sample').notNull(),
  updatedAt: instant('updated_at').notNull().default(new Date(0)),
  removedAt: instant('removed_at'),
  version: integer('version').notNull().default(1),
});
