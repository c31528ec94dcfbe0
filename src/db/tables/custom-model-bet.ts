import { SIDES } from '#terms/bets.ts';
import { SETTLED_RESULTS } from '#terms/results.ts';
import {
  boolean,
  doublePrecision,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const customModelBet = pgTable(
  'custom_model_bet',
  {
    modelId: uuid('model_id').notNull(),
    gameId: uuid('game_id').notNull(),
    isLocked: boolean('is_locked').notNull(),
    startAt: instant('start_at').notNull(),
    side: text('side', { enum: SIDES }).notNull(),
    line: numeric('line', { precision: 6, scale: 2, mode: 'number' }),
    odds: numeric('odds', { precision: 9, scale: 4, mode: 'number' }).notNull(),
    bookmaker: text('bookmaker').notNull(),
    oddsAt: instant('odds_at').notNull(),
    pWin: doublePrecision('p_win').notNull(),
    pPush: doublePrecision('p_push').notNull(),
    pLose: doublePrecision('p_lose').notNull(),
    ev: doublePrecision('ev').notNull(),
    result: text('result', { enum: SETTLED_RESULTS }).notNull(),
    homeScore: smallint('home_score'),
    awayScore: smallint('away_score'),
    closingValue: doublePrecision('closing_value'),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.gameId] })],
);
