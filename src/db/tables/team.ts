import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, type LocaleTexts } from './columns.ts';

export const team = pgTable('team', {
  id: uuid('id').primaryKey(),
  leagueId: text('league_id').notNull(),
  key: text('key').notNull(),
  names: jsonb('names').$type<LocaleTexts>().notNull(),
  source: text('source').notNull(),
  knownAt: instant('known_at').notNull(),
});
