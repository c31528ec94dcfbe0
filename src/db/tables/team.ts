import { integer, jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant, type LocaleTexts } from './columns.ts';

export const team = pgTable('team', {
  id: uuid('id').primaryKey(),
  leagueId: text('league_id').notNull(),
  key: text('key').notNull(),
  names: jsonb('names').$type<LocaleTexts>().notNull(),
  source: text('source').notNull(),
  knownAt: instant('known_at').notNull(),
  /** As `kitCode` writes it; null where no operator has chosen one. */
  kit: text('kit'),
  version: integer('version').notNull().default(1),
});
