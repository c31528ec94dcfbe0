import { boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { day, type LocaleTexts } from './columns.ts';

export const customerFeedback = pgTable('customer_feedback', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  name: text('name').notNull(),
  texts: jsonb('texts').$type<LocaleTexts>().notNull(),
  rating: smallint('rating').notNull(),
  givenOn: day('given_on').notNull(),
  approved: boolean('approved').notNull(),
  consent: boolean('consent').notNull(),
  isSample: boolean('is_sample').notNull(),
});
