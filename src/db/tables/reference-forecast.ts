import { doublePrecision, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const referenceForecast = pgTable(
  'reference_forecast',
  {
    gameId: uuid('game_id').notNull(),
    provider: text('provider').notNull(),
    home: doublePrecision('home').notNull(),
    draw: doublePrecision('draw'),
    away: doublePrecision('away').notNull(),
    source: text('source').notNull(),
    knownAt: instant('known_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.provider] })],
);
