import { TIERS } from '#terms/forecasts.ts';
import { RECORD_ORIGINS } from '#terms/results.ts';
import { doublePrecision, jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const forecast = pgTable('forecast', {
  id: uuid('id').primaryKey(),
  gameId: uuid('game_id').notNull(),
  origin: text('origin', { enum: RECORD_ORIGINS }).notNull(),
  knownAt: instant('known_at').notNull(),
  computedAt: instant('computed_at').notNull(),
  modelVersion: text('model_version').notNull(),
  tier: text('tier', { enum: TIERS }).notNull(),
  state: text('state', { enum: ['ready', 'insufficient'] }).notNull(),
  missing: jsonb('missing').$type<unknown>().notNull(),
  distribution: jsonb('distribution').$type<unknown>(),
  pHome: doublePrecision('p_home'),
  pDraw: doublePrecision('p_draw'),
  pAway: doublePrecision('p_away'),
  expectedHome: doublePrecision('expected_home'),
  expectedAway: doublePrecision('expected_away'),
  spread: jsonb('spread').$type<unknown>(),
  drivers: jsonb('drivers').$type<unknown>().notNull(),
  contentHash: text('content_hash').notNull(),
  /** The model that made it; null for what came before models were counted. */
  modelId: uuid('model_id'),
  /** The newest price that it knows; null where it knows none. */
  pricesUntil: instant('prices_until'),
});
