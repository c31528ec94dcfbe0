import { BET_TYPES, METHODS } from '#terms/bets.ts';
import { CUSTOM_MODEL_STATUSES } from '#terms/forecasts.ts';
import { SPORTS } from '#terms/sports.ts';
import { integer, jsonb, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { day, instant } from './columns.ts';

/** What is not there for a backtest. */
export type ModelMissing = {
  readonly code: 'league_games' | 'team_games' | 'picks';
  readonly have: number;
  readonly need: number;
};

export const customModel = pgTable('custom_model', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  accountId: integer('account_id').notNull(),
  name: text('name').notNull(),
  category: text('category', { enum: BET_TYPES }).notNull(),
  sport: text('sport', { enum: SPORTS }).notNull(),
  leagueId: text('league_id').notNull(),
  strategy: text('strategy', { enum: METHODS }).notNull(),
  days: smallint('days').notNull(),
  modelData: text('model_data').array().notNull(),
  cloneOf: uuid('clone_of'),
  trialNo: integer('trial_no').notNull(),
  liveLimit: smallint('live_limit'),
  dayLimit: smallint('day_limit'),
  madeOn: day('made_on').notNull(),
  source: text('source').notNull(),
  createdAt: instant('created_at').notNull(),
  status: text('status', { enum: CUSTOM_MODEL_STATUSES }).notNull(),
  progress: smallint('progress').notNull(),
  runner: uuid('runner'),
  attempts: smallint('attempts').notNull(),
  startedAt: instant('started_at'),
  heartbeatAt: instant('heartbeat_at'),
  finishedAt: instant('finished_at'),
  missing: jsonb('missing').$type<readonly ModelMissing[]>().notNull(),
  deletedAt: instant('deleted_at'),
});
