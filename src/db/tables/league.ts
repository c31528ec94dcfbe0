import { boolean, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, type LocaleTexts } from './columns.ts';

export const league = pgTable('league', {
  id: text('id').primaryKey(),
  sport: text('sport', { enum: ['baseball', 'basketball', 'soccer'] }).notNull(),
  names: jsonb('names').$type<LocaleTexts>().notNull(),
  country: text('country').notNull(),
  position: smallint('position').notNull(),
  covered: boolean('covered').notNull(),
  source: text('source').notNull(),
  knownAt: instant('known_at').notNull(),
});
