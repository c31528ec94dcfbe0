import { BET_TYPES } from '#terms/bets.ts';
import { RECORD_ORIGINS, SETTLED_RESULTS } from '#terms/results.ts';
import { SPORTS } from '#terms/sports.ts';
import { boolean, doublePrecision, integer, numeric, pgTable, text, uuid } from '../drizzle-tables.ts';
import { day, instant } from './columns.ts';

const odds = (name: string) => numeric(name, { precision: 9, scale: 4, mode: 'number' });

/** One row a settled pick. It follows from picks, grades, withdrawals and prices, and can be built again from them. */
export const pickRecord = pgTable('pick_record', {
  pickId: uuid('pick_id').primaryKey(),
  origin: text('origin', { enum: RECORD_ORIGINS }).notNull(),
  source: text('source').notNull(),
  sport: text('sport', { enum: SPORTS }).notNull(),
  leagueId: text('league_id').notNull(),
  betType: text('bet_type', { enum: BET_TYPES }).notNull(),
  startAt: instant('start_at').notNull(),
  settledAt: instant('settled_at').notNull(),
  settledDay: day('settled_day').notNull(),
  gradedAt: instant('graded_at').notNull(),
  corrections: integer('corrections').notNull(),
  isFree: boolean('is_free').notNull(),
  isWithdrawn: boolean('is_withdrawn').notNull(),
  isSimulated: boolean('is_simulated').notNull(),
  result: text('result', { enum: SETTLED_RESULTS }).notNull(),
  wouldBe: text('would_be', { enum: SETTLED_RESULTS }).notNull(),
  odds: odds('odds').notNull(),
  chance: doublePrecision('chance').notNull(),
  ev: doublePrecision('ev').notNull(),
  stakeCents: integer('stake_cents').notNull(),
  profitCents: integer('profit_cents').notNull(),
  margin: numeric('margin', { precision: 6, scale: 2, mode: 'number' }),
  closingValue: doublePrecision('closing_value'),
  leadMinutes: integer('lead_minutes').notNull(),
  isOpen15: boolean('open_15').notNull(),
  odds15: odds('odds_15'),
  isGood15: boolean('good_15'),
  profit15: integer('profit_15'),
  isOpen60: boolean('open_60').notNull(),
  odds60: odds('odds_60'),
  isGood60: boolean('good_60'),
  profit60: integer('profit_60'),
});
