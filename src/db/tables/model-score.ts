import { BET_TYPES } from '#terms/bets.ts';
import { doublePrecision, integer, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const modelScore = pgTable(
  'model_score',
  {
    modelId: uuid('model_id').notNull(),
    leagueId: text('league_id').notNull(),
    betType: text('bet_type', { enum: BET_TYPES }).notNull(),
    measuredAt: instant('measured_at').notNull(),
    heldOutFrom: instant('held_out_from').notNull(),
    heldOutUntil: instant('held_out_until').notNull(),
    n: integer('n').notNull(),
    brier: doublePrecision('brier').notNull(),
    logLoss: doublePrecision('log_loss').notNull(),
    rps: doublePrecision('rps').notNull(),
    ece: doublePrecision('ece').notNull(),
    closeN: integer('close_n').notNull(),
    closeBrier: doublePrecision('close_brier'),
    closeLogLoss: doublePrecision('close_log_loss'),
    closeRps: doublePrecision('close_rps'),
    closeEce: doublePrecision('close_ece'),
    difference: doublePrecision('difference'),
    differenceLow: doublePrecision('difference_low'),
    differenceHigh: doublePrecision('difference_high'),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.leagueId, table.betType, table.measuredAt] })],
);
