import { BET_TYPES, SIDES } from '#terms/bets.ts';
import { PICK_TIERS } from '#terms/forecasts.ts';
import { DATA_ORIGINS } from '#terms/games.ts';
import { RECORD_ORIGINS } from '#terms/results.ts';
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uuid,
} from '../drizzle-tables.ts';
import { day, instant } from './columns.ts';

/** The price that a pick was made at, as it was known then. */
export type OddsSnapshotCopy = {
  readonly snapshotId: number;
  readonly bookmaker: string;
  readonly takenAt: string;
  readonly homeOdds: number | null;
  readonly drawOdds: number | null;
  readonly awayOdds: number | null;
};

export const pick = pgTable('pick', {
  id: uuid('id').primaryKey(),
  origin: text('origin', { enum: RECORD_ORIGINS }).notNull(),
  serialDay: day('serial_day'),
  serialNo: integer('serial_no'),
  batchId: uuid('batch_id'),
  salt: text('salt'),
  leafHash: text('leaf_hash'),
  gameId: uuid('game_id').notNull(),
  leagueId: text('league_id').notNull(),
  startAt: instant('start_at').notNull(),
  betType: text('bet_type', { enum: BET_TYPES }).notNull(),
  side: text('side', { enum: SIDES }).notNull(),
  line: numeric('line', { precision: 6, scale: 2, mode: 'number' }),
  odds: numeric('odds', { precision: 9, scale: 4, mode: 'number' }).notNull(),
  minOdds: numeric('min_odds', { precision: 9, scale: 4, mode: 'number' }).notNull(),
  oddsSnapshot: jsonb('odds_snapshot').$type<OddsSnapshotCopy>().notNull(),
  pWin: doublePrecision('p_win').notNull(),
  pPush: doublePrecision('p_push').notNull(),
  pLose: doublePrecision('p_lose').notNull(),
  ev: doublePrecision('ev').notNull(),
  confidence: smallint('confidence').notNull(),
  units: numeric('units', { precision: 3, scale: 1, mode: 'number' }).notNull(),
  drivers: jsonb('drivers').$type<unknown>().notNull(),
  tier: text('tier', { enum: PICK_TIERS }).notNull(),
  modelVersion: text('model_version').notNull(),
  policyVersion: integer('policy_version').notNull(),
  isFree: boolean('is_free').notNull(),
  dataOrigin: text('data_origin', { enum: DATA_ORIGINS }).notNull(),
  source: text('source').notNull(),
  knownAt: instant('known_at').notNull(),
  publishedAt: instant('published_at').notNull(),
});
