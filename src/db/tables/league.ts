import { SPORTS } from '#terms/sports.ts';
import { boolean, integer, jsonb, pgTable, smallint, text } from '../drizzle-tables.ts';
import { instant, type LocaleTexts } from './columns.ts';

export const league = pgTable('league', {
  id: text('id').primaryKey(),
  sport: text('sport', { enum: SPORTS }).notNull(),
  names: jsonb('names').$type<LocaleTexts>().notNull(),
  country: text('country').notNull(),
  position: smallint('position').notNull(),
  covered: boolean('covered').notNull(),
  source: text('source').notNull(),
  knownAt: instant('known_at').notNull(),
  /** Read by `readLeagueRules`; a row that comes without takes those of its template. */
  rules: jsonb('rules').$type<unknown>().notNull().default({}),
  version: integer('version').notNull().default(1),
});
