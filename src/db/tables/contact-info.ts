import { boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { LocaleTexts } from './columns.ts';

export const contactInfo = pgTable('contact_info', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  type: text('type', { enum: ['mail', 'line', 'telegram', 'phone', 'whatsapp', 'zalo'] }).notNull(),
  value: text('value').notNull(),
  hours: jsonb('hours').$type<LocaleTexts>().notNull(),
  position: smallint('position').notNull(),
  isSample: boolean('is_sample').notNull(),
});
