import { RECORD_ORIGINS } from '#terms/results.ts';
import { pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** Games of which a market was evaluated; kept by triggers, the application only reads it. */
export const evaluatedGame = pgTable(
  'evaluated_game',
  {
    gameId: uuid('game_id').notNull(),
    origin: text('origin', { enum: RECORD_ORIGINS }).notNull(),
    source: text('source').notNull(),
    knownAt: instant('known_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.origin] })],
);
