import { SPORTS } from '#terms/sports.ts';
import { boolean, jsonb, pgTable, smallint, text } from '../drizzle-tables.ts';
import type { LocaleTexts } from './columns.ts';

export const leagueTemplate = pgTable('league_template', {
  id: text('id').primaryKey(),
  sport: text('sport', { enum: SPORTS }).notNull(),
  country: text('country').notNull(),
  position: smallint('position').notNull(),
  covered: boolean('covered').notNull(),
  names: jsonb('names').$type<LocaleTexts>().notNull(),
  rules: jsonb('rules').$type<unknown>().notNull(),
});
