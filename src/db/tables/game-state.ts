import { DATA_ORIGINS, GAME_STATUSES, INNING_HALVES } from '#terms/games.ts';
import { jsonb, pgTable, primaryKey, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const gameState = pgTable(
  'game_state',
  {
    gameId: uuid('game_id').notNull(),
    knownAt: instant('known_at').notNull(),
    status: text('status', { enum: GAME_STATUSES }).notNull(),
    reason: text('reason'),
    homeScore: smallint('home_score'),
    awayScore: smallint('away_score'),
    parts: jsonb('parts').$type<readonly (readonly [number, number])[]>().notNull(),
    elapsed: smallint('elapsed'),
    stoppage: smallint('stoppage'),
    half: smallint('half'),
    period: smallint('period'),
    remaining: text('remaining'),
    inning: smallint('inning'),
    inningHalf: text('inning_half', { enum: INNING_HALVES }),
    statistics: jsonb('statistics').$type<Readonly<Record<string, number>>>().notNull(),
    origin: text('origin', { enum: DATA_ORIGINS }).notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.knownAt] })],
);
