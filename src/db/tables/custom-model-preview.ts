import { SIDES } from '#terms/bets.ts';
import { doublePrecision, numeric, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const customModelPreview = pgTable(
  'custom_model_preview',
  {
    modelId: uuid('model_id').notNull(),
    gameId: uuid('game_id').notNull(),
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
  },
  (table) => [primaryKey({ columns: [table.modelId, table.gameId] })],
);
