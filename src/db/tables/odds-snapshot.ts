import { BET_TYPES } from '#terms/bets.ts';
import { DATA_ORIGINS, PRICE_PHASES } from '#terms/games.ts';
import { bigserial, numeric, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

const odds = (name: string) => numeric(name, { precision: 9, scale: 4, mode: 'number' });

/** In parts by the game: a question that names games opens the parts of these alone. */
export const oddsSnapshot = pgTable(
  'odds_snapshot',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    gameId: uuid('game_id').notNull(),
    betType: text('bet_type', { enum: BET_TYPES }).notNull(),
    line: numeric('line', { precision: 6, scale: 2, mode: 'number' }),
    bookmaker: text('bookmaker').notNull(),
    phase: text('phase', { enum: PRICE_PHASES }).notNull(),
    homeOdds: odds('home_odds'),
    drawOdds: odds('draw_odds'),
    awayOdds: odds('away_odds'),
    origin: text('origin', { enum: DATA_ORIGINS }).notNull(),
    source: text('source').notNull(),
    knownAt: instant('known_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.gameId] })],
);
