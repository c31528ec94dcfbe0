import { DATA_ORIGINS } from '#terms/games.ts';
import { pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const season = pgTable(
  'season',
  {
    leagueId: text('league_id').notNull(),
    source: text('source').notNull(),
    season: text('season').notNull(),
    fromAt: instant('from_at').notNull(),
    toAt: instant('to_at').notNull(),
    origin: text('origin', { enum: DATA_ORIGINS }).notNull(),
    knownAt: instant('known_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.source, table.season] })],
);
