import { SIDES } from '#terms/bets.ts';
import { doublePrecision, numeric, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const customModelVerdict = pgTable(
  'custom_model_verdict',
  {
    modelId: uuid('model_id').notNull(),
    gameId: uuid('game_id').notNull(),
    startAt: instant('start_at').notNull(),
    frozenAt: instant('frozen_at').notNull(),
    side: text('side', { enum: SIDES }),
    line: numeric('line', { precision: 6, scale: 2, mode: 'number' }),
    odds: numeric('odds', { precision: 9, scale: 4, mode: 'number' }),
    bookmaker: text('bookmaker'),
    oddsAt: instant('odds_at'),
    pWin: doublePrecision('p_win'),
    pPush: doublePrecision('p_push'),
    pLose: doublePrecision('p_lose'),
    ev: doublePrecision('ev'),
    reason: text('reason', { enum: ['no_odds', 'insufficient_data', 'below_threshold'] }),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.gameId] })],
);
