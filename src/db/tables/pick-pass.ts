import { BET_TYPES } from '#terms/bets.ts';
import { PASS_REASONS } from '#terms/passes.ts';
import { RECORD_ORIGINS } from '#terms/results.ts';
import { integer, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const pickPass = pgTable(
  'pick_pass',
  {
    gameId: uuid('game_id').notNull(),
    betType: text('bet_type', { enum: BET_TYPES }).notNull(),
    policyVersion: integer('policy_version').notNull(),
    origin: text('origin', { enum: RECORD_ORIGINS }).notNull(),
    reason: text('reason', { enum: PASS_REASONS }).notNull(),
    startAt: instant('start_at').notNull(),
    knownAt: instant('known_at').notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.betType, table.policyVersion, table.origin] })],
);
