import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { BET_TYPES } from '#terms/bets.ts';
import { RECORD_ORIGINS } from '#terms/results.ts';
import { instant } from './columns.ts';

export const pickPass = pgTable(
  'pick_pass',
  {
    gameId: uuid('game_id').notNull(),
    betType: text('bet_type', { enum: BET_TYPES }).notNull(),
    policyVersion: integer('policy_version').notNull(),
    origin: text('origin', { enum: RECORD_ORIGINS }).notNull(),
    reason: text('reason', {
      enum: [
        'ev_below_policy',
        'confidence_below_policy',
        'insufficient_data',
        'no_odds',
        'quarter_line',
        'not_covered',
        'forecast_too_old',
        'price_unsound',
        'price_above_others',
        'value_beyond_ceiling',
        'stake_too_small',
        'same_bet',
      ],
    }).notNull(),
    startAt: instant('start_at').notNull(),
    knownAt: instant('known_at').notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.betType, table.policyVersion, table.origin] })],
);
