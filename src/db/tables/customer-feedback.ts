import { FEEDBACK_SOURCES } from '#terms/content.ts';
import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { day, instant, type LocaleTexts } from './columns.ts';

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
  source: text('source', { enum: FEEDBACK_SOURCES }),
  sourceReference: text('source_reference').notNull().default(''),
  consentOn: day('consent_on'),
  withdrawnAt: instant('withdrawn_at'),
  updatedAt: instant('updated_at').notNull().default(new Date(0)),
  version: integer('version').notNull().default(1),
});
